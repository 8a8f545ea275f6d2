"""The net of Neue Wege: its inputs."""
