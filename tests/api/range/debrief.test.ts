import { describe, expect, it } from 'vitest';
import { type ChallengeKey, challengeKeys } from '../../../shared/api/challenge-keys.ts';
import { codeOf } from '../../../shared/backup/coded-numbers.ts';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient } from '../../support/client.ts';

const app = appForTests({ configuration: { range: { extraCodingChallenges: false } } });
const { client } = app;
const debriefOf = (key: string) => client.get(`/rest/range/debrief/${key}`);
const solve = (...keys: readonly ChallengeKey[]) => solveIn(app, keys);

/** Solves challenges by their continue code, as a backup would. */
async function solveIn({ url }: { readonly url: string }, keys: readonly ChallengeKey[]) {
  const code = codeOf(
    'continueCode',
    keys.map((key) => challengeKeys.indexOf(key) + 1),
  );
  expect((await createClient(url).put(`/rest/continue-code/apply/${code}`, {})).status).toBe(200);
}

describe('the debrief of a challenge', () => {
  it('is there once it is solved', async () => {
    const before = await debriefOf('csrfChallenge');
    expect([before.status, before.json().error]).toEqual([
      403,
      'The debrief is available once the challenge is solved.',
    ]);
    await solve('csrfChallenge');
    const { status, json } = await debriefOf('csrfChallenge');
    expect(status).toBe(200);
    const { solvedAt, isFlaw, numbers, lesson, mitigation, weakLines, similar } = json().data;
    expect([isFlaw, lesson]).toEqual([true, 'csrf']);
    expect(numbers[0]).toEqual({ standard: 'cwe', id: '352', name: 'Cross-Site Request Forgery (CSRF)' });
    expect(numbers.at(-1)).toEqual({
      standard: 'wstg',
      id: 'SESS-05',
      name: 'Testing for Cross Site Request Forgery',
    });
    expect(Math.abs(Date.parse(solvedAt) - Date.now())).toBeLessThan(10_000);
    expect(mitigation).toContain('SameSite');
    expect(weakLines.file).toBe('server/shop/profile/rename.ts');
    const lines: readonly string[] = weakLines.code.split('\n');
    expect(lines.length).toBeLessThanOrEqual(12);
    expect(weakLines.vulnerable.every((line: number) => line >= 1 && line <= lines.length)).toBe(true);
    expect(weakLines.code).not.toMatch(/weakness|vulnerable|neutral/);
    expect(similar).toHaveLength(4);
    expect(similar).not.toContain('csrfChallenge');
  });

  it.each(['nothing', '__proto__', 'constructor'])('of %s does not exist', async (key) => {
    const { status, json } = await debriefOf(key);
    expect([status, json()]).toEqual([404, { status: 'error', error: 'There is no challenge with this key.' }]);
  });

  it('shows no line for which somebody still looks in a coding challenge', async () => {
    await solve('loginAdminChallenge', 'loginJimChallenge');
    const weak = async (key: string) => (await debriefOf(key)).json().data.weakLines;
    expect(await weak('loginAdminChallenge')).toBeNull();
    const find = async (key: string) => {
      for (let line = 1; ; line += 1) {
        const { json } = await client.post('/snippets/verdict', { key, selectedLines: [line] });
        if (json().verdict) {
          return;
        }
      }
    };
    await find('loginAdminChallenge');
    // The same line is the answer for three challenges.
    expect(await weak('loginAdminChallenge')).toBeNull();
    await find('loginJimChallenge');
    await find('loginBenderChallenge');
    expect(await weak('loginAdminChallenge')).toMatchObject({ file: 'server/shop/logins/login.ts', vulnerable: [5] });
    expect(await weak('loginJimChallenge')).toMatchObject({ file: 'server/shop/logins/login.ts' });
  });

  it('puts what is unsolved first among similar challenges', async () => {
    const { similar } = (await debriefOf('loginAdminChallenge')).json().data;
    expect(similar).not.toContain('loginJimChallenge');
    const { data } = (await client.get('/rest/range/paths')).json();
    expect(similar.map((key: string) => data[key].topic)).toEqual(Array(4).fill('injection'));
  });
});

it('has lines of nearly all challenges, none of which gives away another record of the seed', async () => {
  const other = await startApp({ configuration: { challenges: { codingChallengesEnabled: 'never' } } });
  await solveIn(other, challengeKeys);
  const otherClient = createClient(other.url);
  const lines = new Map<string, { code: string; vulnerable: readonly number[] } | null>();
  for (const key of challengeKeys) {
    lines.set(key, (await otherClient.get(`/rest/range/debrief/${key}`)).json().data.weakLines);
  }
  expect([...lines].filter(([, found]) => found === null).length).toBeLessThan(12);
  expect([...lines].filter(([, found]) => found?.vulnerable.length === 0)).toEqual([]);
  expect(lines.get('geoStalkingMetaChallenge')?.code).not.toContain('ITsec');
  await other.stop();
});

it('shows no line of an extra coding challenge before it is found there', async () => {
  const other = await startApp({});
  await solveIn(other, ['csrfChallenge']);
  const { get, post } = createClient(other.url);
  const weak = async () => (await get('/rest/range/debrief/csrfChallenge')).json().data.weakLines;
  expect(await weak()).toBeNull();
  const path = '/rest/range/coding/csrfChallenge';
  const { snippet, ...more } = (await get(path)).json().data;
  expect(more).toEqual({});
  const tryLine = async (line: number) =>
    (await post(`${path}/lines`, { selectedLines: [line] })).json().data.verdict as boolean;
  const verdicts: boolean[] = [];
  for (const [index] of snippet.split('\n').entries()) {
    expect(await weak()).toBeNull();
    verdicts.push(await tryLine(index + 1));
    if (verdicts.at(-1)) {
      break;
    }
  }
  expect(verdicts.at(-1)).toBe(true);
  expect(await weak()).toMatchObject({ file: 'server/shop/profile/rename.ts' });
  await other.stop();
});

it('lists the weaknesses behind what is solved, without what is no flaw', async () => {
  const other = await startApp({});
  const flaws = async () => (await createClient(other.url).get('/rest/range/solved-flaws')).json().data;
  expect(await flaws()).toEqual({});
  await solveIn(other, ['ssrfChallenge', 'privacyPolicyChallenge']);
  expect(await flaws()).toEqual({
    ssrfChallenge: [{ standard: 'cwe', id: '918', name: 'Server-Side Request Forgery (SSRF)' }],
  });
  await other.stop();
});

it('holds no mitigation note and no lesson where an instructor wants none', async () => {
  const configuration = {
    challenges: { showMitigations: false },
    application: { showHelp: false },
    range: { extraCodingChallenges: false },
  };
  const strict = await startApp({ configuration });
  await solveIn(strict, ['csrfChallenge', 'securityPolicyChallenge']);
  const strictClient = createClient(strict.url);
  const { data } = (await strictClient.get('/rest/range/debrief/csrfChallenge')).json();
  expect(data).toMatchObject({ lesson: null, mitigation: null, weakLines: { file: 'server/shop/profile/rename.ts' } });
  // What is as it should be is no flaw, whatever it is close to.
  const policy = (await strictClient.get('/rest/range/debrief/securityPolicyChallenge')).json();
  expect(policy.data).toMatchObject({ isFlaw: false, numbers: [{ standard: 'cwe', id: '200' }, {}, {}, {}] });
  await strict.stop();
});
