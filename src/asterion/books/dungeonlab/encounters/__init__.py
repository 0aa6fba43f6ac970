"""Everything one can come across, one file each; a new file in this folder is found by itself."""
