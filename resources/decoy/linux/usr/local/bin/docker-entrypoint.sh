#!/bin/sh
set -e
cd /juice-shop
exec node build/app "$@"
