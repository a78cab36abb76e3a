import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure } from './figures.ts';

const pages = join(import.meta.dirname, '../../dist/renderer');

/** Measures what the index page makes the browser load and run before anything is shown: all of its scripts, compressed. */
export function measureEntryScript(): Figure {
  const index = readFileSync(join(pages, 'index.html'), 'utf8');
  const scripts = [...index.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, file = '']) => file);
  const sizes = scripts.map((file) => gzipSync(readFileSync(join(pages, file)), { level: 9 }).length / 1024);
  return {
    name: 'scripts of the index page, gzipped',
    unit: 'KiB',
    value: sizes.reduce((sum, size) => sum + size, 0),
    target: { bound: 'at most', value: 220 },
    note: scripts.map((file, index) => `${file} ${sizes[index]?.toFixed(0)}`).join(', '),
  };
}
