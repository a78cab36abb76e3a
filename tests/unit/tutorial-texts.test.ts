import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { comesWithTutorials } from '../../renderer/build/english-texts.ts';

const root = join(import.meta.dirname, '../..');

it('the texts that come with the tutorials are used by nothing that is loaded without them', () => {
  const elsewhere = globSync('renderer/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.replaceAll('\\', '/').startsWith('renderer/src/training/tutorials/'),
  );
  const used = elsewhere.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/'(TUTORIAL_\w+)'/g)].map(([, key = '']) => key),
  );
  expect(used.filter(comesWithTutorials)).toEqual([]);
});

it('the tutorials come with their texts, which main.js is without', () => {
  const built = (name: string) => readFileSync(join(root, 'dist/renderer', name), 'utf8');
  expect(built('tutorial.js')).toContain('TUTORIAL_DOM_XSS_17');
  expect(built('main.js')).not.toContain('TUTORIAL_DOM_XSS_17');
});
