"""A second, slow, literal reading of the rules of Nautilus, to judge the engine by. It shares no code with it."""
