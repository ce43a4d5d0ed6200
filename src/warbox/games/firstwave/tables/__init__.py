"""Tables: pieces of terrain with heights, rooms and floors; their files; the ready ones."""
