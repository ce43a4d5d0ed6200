"""RBN First Wave: survivors, infected and machines on a table measured in millimetres."""
