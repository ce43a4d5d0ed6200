### RBN First Wave.

name = RBN First Wave
about = Survivors, infected and machines on one table. Bring a tape measure.
