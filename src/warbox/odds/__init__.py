"""Exact odds of dice: distributions by convolution, integers and fractions only, nothing sampled."""
