"""How fast Warbox plays, beside other packages: `warbox bench`."""
