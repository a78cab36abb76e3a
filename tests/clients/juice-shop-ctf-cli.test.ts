import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChallengeRecord } from '../../shared/api/challenge.ts';
import { connect } from '../exploits/support.ts';
import { challengeCount } from '../support/challenge-counts.ts';
import { createClient } from '../support/client.ts';
import { type RunningShop, startShop } from '../support/shop.ts';

const cli = join(import.meta.dirname, '../../node_modules/juice-shop-ctf-cli/dist/bin/juice-shop-ctf.js');
const ctfKey = 'the key of a small competition';
const flagOf = (name: string) => createHmac('sha1', ctfKey).update(name).digest('hex');

let shop: RunningShop;
let folder: string;
let challenges: readonly ChallengeRecord[];
let hints: readonly { readonly ChallengeId: number; readonly text: string }[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'juice-range-ctf-'));
  // The variant for competitions hides the hints, and an organiser may want them all the same.
  const showHints = JSON.stringify({ challenges: { showHints: true } });
  shop = await startShop({ data: null, env: { NODE_ENV: 'fbctf', NODE_CONFIG: showHints, CTF_KEY: ctfKey } });
  const client = createClient(shop.url);
  challenges = (await client.get('/api/Challenges')).json().data;
  hints = (await client.get('/api/Hints')).json().data;
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

type Framework = 'CTFd' | 'FBCTF' | 'RootTheBox';
type Hints = 'free' | 'paid';

const archives = new Map<string, Promise<string>>();

/** Returns what the tool creates for a framework. Each archive is created once. */
function archiveFor(framework: Framework, insertHints: Hints): Promise<string> {
  const name = `${framework}-${insertHints}`;
  const archive = archives.get(name) ?? createArchive(framework, insertHints, name);
  archives.set(name, archive);
  return archive;
}

/** Runs the tool as an organiser does, with a configuration file, and returns what it created. */
async function createArchive(framework: Framework, insertHints: Hints, name: string): Promise<string> {
  const config = join(folder, `${name}.yml`);
  const output = join(folder, name);
  writeFileSync(
    config,
    [
      `ctfFramework: ${framework}`,
      `juiceShopUrl: ${shop.url}`,
      `ctfKey: ${ctfKey}`,
      `countryMapping: ${shop.url}/rest/range/country-mapping.yml`,
      `insertHints: ${insertHints}`,
    ].join('\n'),
  );
  const run = await promisify(execFile)(process.execPath, [cli, '--config', config, '--output', output]);
  expect(run.stdout).toContain('written to');
  return readFileSync(output, 'utf8');
}

it('creates a CTFd archive with all challenges and their flags', async () => {
  const [head = '', ...lines] = (await archiveFor('CTFd', 'paid')).trimEnd().split('\n');
  expect(head).toMatch(/^name,description,category,value,/);
  expect(lines).toHaveLength(challengeCount);
  for (const { name, category } of challenges) {
    const line = lines.find((each) => each.startsWith(`${name},`) || each.startsWith(`"${name}",`));
    expect(line, name).toContain(flagOf(name));
    expect(line, name).toContain(category);
  }
});

it('creates an FBCTF archive with a country for each challenge', async () => {
  const { levels } = JSON.parse(await archiveFor('FBCTF', 'free')).levels;
  expect(levels).toHaveLength(challengeCount);
  expect(new Set(levels.map((level: { entity_iso_code: string }) => level.entity_iso_code)).size).toBe(challengeCount);
  const scoreBoard = levels.find(({ title }: { title: string }) => title === 'Score Board');
  expect(scoreBoard.flag).toBe(flagOf('Score Board'));
});

it('creates an archive for RootTheBox', async () => {
  const xml = await archiveFor('RootTheBox', 'free');
  for (const { name } of challenges) {
    expect(xml).toContain(flagOf(name));
  }
});

describe('hints', () => {
  const hintsOf = (id: number) => hints.filter(({ ChallengeId }) => ChallengeId === id);

  it('go into a CTFd archive, each at a tenth of the challenge’s points', async () => {
    const csv = await archiveFor('CTFd', 'paid');
    expect(hints.length).toBeGreaterThan(challengeCount);
    expect(csv.split('""content"":')).toHaveLength(hints.length + 1);
    const [line = ''] = csv.split('\n').filter((each) => each.startsWith('Score Board,'));
    expect(line).toContain('""cost"":10}');
    const [first] = hintsOf(challenges.find(({ key }) => key === 'scoreBoardChallenge')?.id ?? 0);
    expect(line).toContain(first?.text.split(/[",]/, 1)[0]);
  });

  it('go into an FBCTF archive, free or at a penalty', async () => {
    const levelsOf = async (price: 'free' | 'paid') => JSON.parse(await archiveFor('FBCTF', price)).levels.levels;
    const [free, paid] = [await levelsOf('free'), await levelsOf('paid')];
    for (const [index, { id, name, difficulty }] of challenges.entries()) {
      const texts = hintsOf(id).map(({ text }) => text);
      expect(free[index]).toMatchObject({ title: name, hint: texts.join('\n\n'), penalty: 0 });
      expect(paid[index].penalty, name).toBeGreaterThan(difficulty);
    }
  });

  it('go into an archive for RootTheBox, as Markdown', async () => {
    const xml = await archiveFor('RootTheBox', 'free');
    expect(xml.split('<hint>')).toHaveLength(hints.length + 1);
  });
});

it('gets exactly the flags that solving gives', async () => {
  const { text } = await createClient(shop.url).get('/rest/range/country-mapping.yml');
  expect(Object.keys(JSON.parse(text).ctf.countryMapping)).toHaveLength(challengeCount);
  const page = await connect(shop.url);
  await createClient(shop.url).post('/api/Users', { email: 'kim@example.org', password: 'secret123' });
  expect(await page.hears('passwordRepeatChallenge')).toMatchObject({ flag: flagOf('Repetitive Registration') });
  page.leave();
});
