"""Many games at once, compiled: what `warbox.adapters.vector` is made of. Nothing here knows numpy."""
