"""Words as Project Fluent files: a phrase goes in, a sentence of some language comes out."""
