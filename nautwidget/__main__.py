"""`python -m nautwidget` is the command `nautwidget`."""

from __future__ import annotations

import sys

from nautwidget.course.command import main

sys.exit(main())
