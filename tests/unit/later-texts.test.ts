import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { laterTexts } from '../../build/plugins/english-texts.ts';

const root = join(import.meta.dirname, '../..');
const texts: object = JSON.parse(readFileSync(join(root, 'resources/languages/en/interface.json'), 'utf8'));
// The build runs this one; no page loads it.
const drawing = 'renderer/src/app/first-screen/draw-board.tsx';
const sources = globSync('renderer/src/**/*.{ts,tsx}', { cwd: root, exclude: [drawing] }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  keys: [...readFileSync(join(root, path), 'utf8').matchAll(/'([A-Z0-9_]+)'/g)].map(([, key = '']) => key),
}));

describe.each(Object.entries(laterTexts))('the texts that are loaded with the %s', (_, { folder, has }) => {
  it('are used only by code that is loaded with them', () => {
    const others = sources.filter(({ path }) => !path.startsWith(`${folder}/`));
    expect(others.flatMap(({ keys }) => keys.filter(has))).toEqual([]);
  });

  it('are not part of main.js', () => {
    const later = Object.keys(texts).filter(has);
    expect(later).not.toEqual([]);
    const main = readFileSync(join(root, 'dist/renderer/main.js'), 'utf8');
    const ownKeys = new Set([...main.matchAll(/[{,]"?([A-Z0-9_]+)"?:/g)].map(([, key]) => key));
    expect(ownKeys).toContain('ADD_BASKET');
    expect(later.filter((key) => ownKeys.has(key))).toEqual([]);
  });
});
