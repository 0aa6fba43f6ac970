"""Games over the network."""
