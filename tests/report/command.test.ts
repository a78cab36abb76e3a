import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { challengeCount } from '../support/challenge-counts.ts';
import { ofOurs, ofPeer } from './classroom.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'juice-range-report-'));
  mkdirSync(join(folder, 'backups'));
  writeFileSync(join(folder, 'backups/ada.juicerange.json'), ofOurs());
  writeFileSync(join(folder, 'backups/peer.json'), ofPeer);
  writeFileSync(join(folder, 'backups/large.json'), ' '.repeat(2_000_000));
  writeFileSync(join(folder, 'backups/notes.txt'), 'not asked for');
  mkdirSync(join(folder, 'backups/folder.json'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run report` from the folder of the backups. */
function report(...words: readonly string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, '../../build/report.ts'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  });
}

test('the command takes a folder, and names what it left out', () => {
  const out = join(folder, 'out');
  const { status, stdout, stderr } = report('--out', out, '--title', 'Class of 2026', 'backups');

  expect(stderr).toContain('Left out: folder.json: It is not a file.');
  expect(stderr).toContain('Left out: large.json: The file is larger than 1 MiB.');
  expect(stderr.trim().split('\n')).toHaveLength(2);
  expect(stdout).toMatch(/^2 learners in /);
  expect(status).toBe(0);
  const [csv = '', html = ''] = readdirSync(out).toSorted();
  expect(readFileSync(join(out, html), 'utf8')).toMatch(/<h1>Class of 2026<\/h1>[\s\S]*Ada Lovelace[\s\S]*large\.json/);
  expect(readFileSync(join(out, csv), 'utf8').split('\r\n')).toHaveLength(1 + 2 * challengeCount + 1);
});

test('the command takes a pattern that no shell has expanded, lists a file that does not exist, and writes to the caller’s folder', () => {
  const { status, stdout, stderr } = report('missing.json', 'backups/p*.json');

  expect(stderr).toBe('Left out: missing.json: The file could not be read.\n');
  expect(stdout).toMatch(/^1 learner in /);
  expect(status).toBe(0);
  expect(readdirSync(folder).filter((name) => /^juice_range-report-.*\.(?:csv|html|xlsx)$/.test(name))).toHaveLength(3);
});

test('the command reports on what a workshop profile shows, under its name', () => {
  writeFileSync(
    join(folder, 'workshop.yml'),
    'name: Harbour\nlanguage: de_DE\nchallenges:\n  names: [Login Admin, Login Jim]\n',
  );
  const { stdout } = report('--profile', 'workshop.yml', '--out', 'chosen', 'backups/ada.juicerange.json');

  expect(stdout).toMatch(/^1 learner in /);
  const [csv = '', html = ''] = readdirSync(join(folder, 'chosen')).toSorted();
  expect(readFileSync(join(folder, 'chosen', html), 'utf8')).toMatch(
    /<html lang="de-DE"[\s\S]*<h1>Harbour<\/h1>[\s\S]*<strong>1\/2</,
  );
  expect(readFileSync(join(folder, 'chosen', csv), 'utf8').split('\r\n')).toHaveLength(1 + 2 + 1);

  writeFileSync(join(folder, 'workshop.yml'), 'name:');
  const { status, stderr } = report('--profile', 'workshop.yml', 'backups/ada.juicerange.json');
  expect(stderr).toContain('workshop.yml, line 1: name has no value.');
  expect(status).toBe(2);
});

test.each([[[]], [['backups/*.yaml']], [['--colour']], [['--language', 'xx', 'backups/peer.json']]])(
  'the command refuses %j and says how it is used',
  (words) => {
    const { status, stdout, stderr } = report(...words);

    expect(stdout).toBe('');
    expect(stderr).not.toBe('');
    expect(status).toBe(2);
  },
);
