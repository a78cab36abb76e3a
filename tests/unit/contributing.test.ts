import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

test('every file and folder that CONTRIBUTING.md names exists', () => {
  const named = [...text.matchAll(/`((?:server|renderer|main|preload|shared|resources|build|tests)\/[^`<>{} ]*)`/g)]
    .map(([, path = '']) => path)
    // The one of the example.
    .filter((path) => !path.includes('openDoorChallenge'));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every command that CONTRIBUTING.md names is one of package.json', () => {
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
});

test.each(['bug', 'challenge', 'idea'])('GitHub accepts the issue form %s', (name) => {
  const form = parse(readFileSync(join(root, `.github/ISSUE_TEMPLATE/${name}.yml`), 'utf8'));
  expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
  for (const { type, attributes, id } of form.body) {
    expect(['markdown', 'textarea', 'input', 'dropdown']).toContain(type);
    expect(type === 'markdown' ? attributes.value : attributes.label).toEqual(expect.any(String));
    expect(type === 'markdown' || /^[a-z]+$/.test(id)).toBe(true);
  }
});
