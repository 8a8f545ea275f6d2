"""The net of Das Orakel: its inputs."""
