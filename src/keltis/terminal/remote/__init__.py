"""`keltis join`: a seat at a table on a server, or at one in this process; both speak the same protocol."""
