#!/usr/bin/env bash
# Gradescope runs this once, when it builds the image. Asterion comes from the wheels in this zip,
# so nothing of it is fetched from anywhere. The image needs Python 3.11 or newer.
set -euo pipefail
autograder=${AUTOGRADER:-/autograder}
apt-get install -y g++ make python3-venv
python3 -m venv "$autograder/asterion"
"$autograder/asterion/bin/pip" install --no-index --find-links "$autograder/source/wheels" asterion
