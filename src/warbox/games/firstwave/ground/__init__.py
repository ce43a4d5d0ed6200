"""The ground: distances, sight, paths, routes and places, in exact whole numbers (the catalog's *Geometry*)."""
