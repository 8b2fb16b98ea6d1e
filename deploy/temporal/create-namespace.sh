#!/bin/sh
# Makes the namespace unless it is there; the worker registers the search attributes itself.
set -eu
attempts=0
until temporal operator cluster health >/dev/null 2>&1; do
  attempts=$((attempts + 1))
  [ "$attempts" -lt 60 ] || { echo "Temporal did not become healthy" >&2; exit 1; }
  sleep 2
done
temporal operator namespace describe -n "$NAMESPACE" >/dev/null 2>&1 ||
  temporal operator namespace create -n "$NAMESPACE" --retention "$RETENTION"
