"""What is fast, measured: CPU time, several things side by side in one run, as ratios."""
