"""Our games through other people's doors: OpenSpiel, PettingZoo, Gymnasium, language models, tables of data.

Numbers for actions and tensors for positions live here and nowhere below. Each door is a module that imports its
library when it is imported itself; `extras.library` says which extra to install where that is missing.
"""
