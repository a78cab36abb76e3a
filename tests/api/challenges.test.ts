import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChallengeList } from '../../shared/api/answers.ts';
import type { ChallengeRecord } from '../../shared/api/challenge.ts';
import { challengeKeys } from '../../shared/api/challenge-keys.ts';
import { connect, resetProgress, sendJson } from '../exploits/support.ts';
import { challengeCount, codingChallengeCount } from '../support/challenge-counts.ts';
import { type RunningShop, startShop } from '../support/shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ data: null });
});
afterAll(() => shop.stop());

async function list(query = '', url = shop.url): Promise<readonly ChallengeRecord[]> {
  const answer = await fetch(`${url}/api/Challenges${query}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as ChallengeList).data;
}
const keysOf = async (query: string) => (await list(query)).map(({ key }) => key);

describe('the list of challenges', () => {
  // These numbers are the contract's own (data.md 2.6). A fork with challenges of its own has other numbers.
  it('has all 110 in the order of their ids, with the fields of the contract in its order', async () => {
    const records = await list();
    expect(records.map(({ id, key }) => [id, key])).toEqual(challengeKeys.map((key, index) => [index + 1, key]));
    expect(Object.keys(records[0] ?? {})).toEqual([
      'id',
      'key',
      'name',
      'category',
      'tags',
      'description',
      'difficulty',
      'hint',
      'hintUrl',
      'mitigationUrl',
      'solved',
      'disabledEnv',
      'tutorialOrder',
      'codingChallengeStatus',
      'hasCodingChallenge',
      'createdAt',
      'updatedAt',
    ]);
    expect(records.find(({ key }) => key === 'scoreBoardChallenge')).toMatchObject({
      id: 74,
      name: 'Score Board',
      tags: 'Tutorial,Code Analysis,With Coding Challenge',
      solved: false,
      disabledEnv: null,
      tutorialOrder: 1,
      codingChallengeStatus: 0,
      hasCodingChallenge: true,
      mitigationUrl: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it('counts as the contract does: stars, tutorials, coding challenges, cheat sheets', async () => {
    const records = await list();
    const count = (condition: (record: ChallengeRecord) => boolean) => records.filter(condition).length;
    expect([1, 2, 3, 4, 5, 6].map((stars) => count(({ difficulty }) => difficulty === stars))).toEqual([
      14, 15, 24, 25, 20, 12,
    ]);
    expect(count(({ tutorialOrder }) => tutorialOrder !== null)).toBe(13);
    expect(count(({ hasCodingChallenge }) => hasCodingChallenge)).toBe(31);
    expect(count(({ mitigationUrl }) => mitigationUrl === null)).toBe(34);
    expect(new Set(records.map(({ category }) => category)).size).toBe(15);
    expect(count(({ tags }) => tags === null)).toBeGreaterThan(0);
  });

  it('is served ready-made: the same bytes, a weak ETag, 304 for a client that has it', async () => {
    const first = await fetch(`${shop.url}/api/Challenges/`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const second = await fetch(`${shop.url}/api/challenges`);
    expect(await second.text()).toBe(await first.text());
    const known = await fetch(`${shop.url}/api/Challenges`, { headers: { 'If-None-Match': etag } });
    expect(known.status).toBe(304);
  });

  it('shows a solve and its time at the next request', async () => {
    const [before] = await list('?key=scoreBoardChallenge');
    const etag = (await fetch(`${shop.url}/api/Challenges`)).headers.get('etag');
    const page = await connect(shop.url);
    await fetch(`${shop.url}/assets/public/images/padding/1px.png`);
    await page.hears('scoreBoardChallenge');
    page.leave();
    const [after] = await list('?key=scoreBoardChallenge');
    expect([before?.solved, after?.solved]).toEqual([false, true]);
    expect(after?.createdAt).toBe(before?.createdAt);
    expect(Date.parse(after?.updatedAt ?? '')).toBeGreaterThan(Date.parse(before?.updatedAt ?? ''));
    expect((await fetch(`${shop.url}/api/Challenges`)).headers.get('etag')).not.toBe(etag);
    await resetProgress(shop.url);
    expect(await list('?solved=true')).toEqual([]);
  });
});

describe('filters of the list', () => {
  it.each<readonly [string, readonly string[]]>([
    ['?name=Score%20Board', ['scoreBoardChallenge']],
    ['?key=loginAdminChallenge', ['loginAdminChallenge']],
    ['?id=1', ['restfulXssChallenge']],
    ['?id=[1,3]', ['restfulXssChallenge', 'registerAdminChallenge']],
    ['?id=1&id=3', ['restfulXssChallenge', 'registerAdminChallenge']],
    ['?tutorialOrder=2&difficulty=1', ['localXssChallenge']],
    ['?tutorialOrder=2&difficulty=6', []],
    ['?q=PLAIN%20payload%25worked', ['xssBonusChallenge']],
    ['?q=scoreBoardChallenge', []],
    ['?name=nothing', []],
    ['?key=scoreBoardChallenge&unknown=1', ['scoreBoardChallenge']],
    ['?sort=-name&difficulty=1&category=XSS', ['localXssChallenge', 'xssBonusChallenge']],
    ['?sort=-difficulty,name&category=XXE', ['xxeDosChallenge', 'xxeFileDisclosureChallenge']],
    ['?offset=108', ['exposedCredentialsChallenge', 'leakedApiKeyChallenge']],
    ['?page=1&count=109', ['leakedApiKeyChallenge']],
  ])('%s gives %j', async (query, keys) => {
    expect(await keysOf(query)).toEqual(keys);
  });

  it('counts by typed values', async () => {
    expect(await list('?difficulty=1')).toHaveLength(14);
    expect(await list('?solved=true')).toHaveLength(0);
    expect(await list('?solved=false')).toHaveLength(challengeCount);
    expect(await list('?hasCodingChallenge=true')).toHaveLength(codingChallengeCount);
    expect(await list('?tags=null')).not.toHaveLength(0);
  });

  it('refuses to sort by anything but a column', async () => {
    const answer = await fetch(`${shop.url}/api/Challenges?sort=colour`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: 'Sorting not allowed on given attributes', errors: ['colour'] });
  });
});

describe('guards of the resource', () => {
  it.each<readonly [string, string]>([
    ['POST', '/api/Challenges'],
    ['GET', '/api/Challenges/1'],
    ['PUT', '/api/Challenges/1'],
    ['DELETE', '/api/Challenges/1'],
  ])('%s %s is denied', async (method, path) => {
    const answer = await fetch(shop.url + path, { method });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('No Authorization header was found');
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('%s of the list is an unexpected path', async (method) => {
    const answer = await fetch(`${shop.url}/api/Challenges`, { method });
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('Unexpected path: /api/Challenges');
  });

  it('lets an unsigned token change the record, but not what the range knows', async () => {
    await resetProgress(shop.url);
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = { Authorization: `Bearer ${part({ typ: 'JWT', alg: 'none' })}.${part({ data: {} })}.` };
    const page = await connect(shop.url);
    const answer = await sendJson('PUT', `${shop.url}/api/Challenges/74`, { solved: true }, unsigned);
    expect(answer.status).toBe(200);
    expect((await list('?key=scoreBoardChallenge'))[0]?.solved).toBe(true);
    await page.settled();
    expect(page.heard).toEqual([]);
    expect(await (await fetch(`${shop.url}/rest/continue-code`)).json()).toEqual({});
    await fetch(`${shop.url}/assets/public/images/padding/1px.png`);
    await page.hears('scoreBoardChallenge');
    page.leave();
  });
});

describe('texts adapted to the configuration', () => {
  it('hides hints and mitigations, switches harmful challenges off, and names what is configured', async () => {
    const configured = await startShop({
      data: null,
      config: `
application:
  domain: range.example
challenges:
  showHints: false
  showMitigations: false
  safetyMode: enabled
  xssBonusPayload: <b title="bonus">$& me</b>
  overwriteUrlForProductTamperingChallenge: https://tamper.example/?a&b
`,
    });
    try {
      const records = await list('', configured.url);
      const byKey = new Map(records.map((record) => [record.key, record]));
      expect(records.every(({ hint, hintUrl, mitigationUrl }) => (hint ?? hintUrl ?? mitigationUrl) === null)).toBe(
        true,
      );
      expect(records.filter(({ disabledEnv }) => disabledEnv === 'Safety Mode')).toHaveLength(18);
      expect(byKey.get('restfulXssChallenge')?.description).toMatch(
        / <em>\(This challenge is <strong>potentially harmful<\/strong> on Safety Mode!\)<\/em>$/,
      );
      expect(byKey.get('ephemeralAccountantChallenge')?.description).toContain('acc0unt4nt@range.example');
      expect(byKey.get('xssBonusChallenge')?.description).toContain(
        '&lt;b title=&quot;bonus&quot;&gt;$&amp; me&lt;/b&gt;',
      );
      expect(byKey.get('changeProductChallenge')?.description).toContain('https://tamper.example/?a&amp;b');
    } finally {
      await configured.stop();
    }
  });
});
