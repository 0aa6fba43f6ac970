"""What is drawn as text or as a picture: boards, squared paper, tiles, sketches."""
