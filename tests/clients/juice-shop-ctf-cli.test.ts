import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'juice-range-ctf-'));
  shop = await startShop({ data: null, env: { NODE_ENV: 'fbctf', CTF_KEY: ctfKey } });
  challenges = (await createClient(shop.url).get('/api/Challenges')).json().data;
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

/** Runs the tool as an organiser does, with a configuration file, and returns what it created. */
async function archiveFor(framework: 'CTFd' | 'FBCTF' | 'RootTheBox'): Promise<string> {
  const config = join(folder, `${framework}.yml`);
  const output = join(folder, framework);
  writeFileSync(
    config,
    [
      `ctfFramework: ${framework}`,
      `juiceShopUrl: ${shop.url}`,
      `ctfKey: ${ctfKey}`,
      `countryMapping: ${shop.url}/rest/range/country-mapping.yml`,
      'insertHints: none',
    ].join('\n'),
  );
  const run = await promisify(execFile)(process.execPath, [cli, '--config', config, '--output', output]);
  expect(run.stdout).toContain('written to');
  return readFileSync(output, 'utf8');
}

it('creates a CTFd archive with all challenges and their flags', async () => {
  const [head = '', ...lines] = (await archiveFor('CTFd')).trimEnd().split('\n');
  expect(head).toMatch(/^name,description,category,value,/);
  expect(lines).toHaveLength(challengeCount);
  for (const { name, category } of challenges) {
    const line = lines.find((each) => each.startsWith(`${name},`) || each.startsWith(`"${name}",`));
    expect(line, name).toContain(flagOf(name));
    expect(line, name).toContain(category);
  }
});

it('creates an FBCTF archive with a country for each challenge', async () => {
  const { levels } = JSON.parse(await archiveFor('FBCTF')).levels;
  expect(levels).toHaveLength(challengeCount);
  expect(new Set(levels.map((level: { entity_iso_code: string }) => level.entity_iso_code)).size).toBe(challengeCount);
  const scoreBoard = levels.find(({ title }: { title: string }) => title === 'Score Board');
  expect(scoreBoard.flag).toBe(flagOf('Score Board'));
});

it('creates an archive for RootTheBox', async () => {
  const xml = await archiveFor('RootTheBox');
  for (const { name } of challenges) {
    expect(xml).toContain(flagOf(name));
  }
});

it('gets exactly the flags that solving gives', async () => {
  const { text } = await createClient(shop.url).get('/rest/range/country-mapping.yml');
  expect(Object.keys(JSON.parse(text).ctf.countryMapping)).toHaveLength(challengeCount);
  const page = await connect(shop.url);
  await createClient(shop.url).post('/api/Users', { email: 'kim@example.org', password: 'secret123' });
  expect(await page.hears('passwordRepeatChallenge')).toMatchObject({ flag: flagOf('Repetitive Registration') });
  page.leave();
});
