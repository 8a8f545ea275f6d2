"""Tables in memory: the registry of rooms, their viewers, idle jobs and coordination between nodes."""
