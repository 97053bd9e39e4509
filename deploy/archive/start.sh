#!/bin/sh
# Starts start.py with its options, for example: sh start.sh --port 8081
exec python3 -I "$(dirname "$0")/start.py" "$@"
