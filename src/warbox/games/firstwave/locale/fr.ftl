### RBN First Wave.

name = RBN First Wave
about = Survivants, infectés et machines sur une même table. Prenez un mètre.
