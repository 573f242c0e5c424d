"""Small scripts that the Makefile, the tests and the benchmarks share."""
