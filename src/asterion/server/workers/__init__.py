"""Several processes behind one port: a parent that keeps them running and hands out connections."""

from asterion.server.workers.parent import serve_with_workers as serve_with_workers
