import Hashids from 'hashids';
import { beforeEach, describe, expect, it } from 'vitest';
import { challengeKeys } from '../../shared/api/challenge-keys.ts';
import { connect, resetProgress, solvedKeys } from '../exploits/support.ts';
import { appForTests } from '../support/app-for-tests.ts';
import { challengeCount } from '../support/challenge-counts.ts';

/** Published codes: the ids, then the code of each kind (api-learning.md 6). */
const vectors = [
  {
    ids: [1],
    solved: 'wjKRWbLRo7kYz8mjyQ3p9aJEDngB0NV05ev1WwPNxZq64KV2OrMXblog1LEQ',
    findIt: '5YVaQdG397BKnevE6lbwDxoJr5OV4mz8W0dRgMNXmapL1kPyQzqjY2XKEMoG',
    fixIt: 'VBKm7240wMZLvyoPKqm25GODYdX71YgARQNrz6k9jpel8W3gnJBEVb80ROyd',
  },
  {
    ids: [3, 7, 42],
    solved: 'maDw1Lv7P4OqQ6EDJwz35Vg8XBADYh1TxdRebjKlr2o9NYaMkxmZpyWnOv1x',
    findIt: 'DQ6v09EJpv3RzDPbxnwQLmGkX5ADKtDTj8yoVKdMNl6Y27WOjagr1qeBpa2J',
    fixIt: 'VjPlkjNY8KVO7or5z2wb4XWdD0a9BhMT01pvyMBZQEmlG6nP93LqRJgeOJvE',
  },
  {
    ids: [110],
    solved: 'zWyNBPzxPa4yZNDrwVXk5BlRq8YM0aX4GbJpn9W6vg3LE7mQOje1K2oVpMk4',
    findIt: 'PYmgX20BQG6xmlkygdOvDwrL2XY785ED8j3PJpn9VozMNEKbW1aRe5qrepDv',
    fixIt: 'R6oMXQZoMLEeV34DvlW7P0JqprYjx5py12mK5NB9bRdGzgyQk8X6nwOyBYkn',
  },
] as const;

const kinds = ['solved', 'findIt', 'fixIt'] as const;
const paths = {
  solved: '/rest/continue-code',
  findIt: '/rest/continue-code-findIt',
  fixIt: '/rest/continue-code-fixIt',
} as const;
const codeOf999 = '69OxrZ8aJEgxONZyWoz1Dw4BvXmRGkM6Ae9M7k2rK63YpqQLPjnlb5V5LvDj';

const shop = appForTests();
beforeEach(() => resetProgress(shop.url));

const read = async (kind: (typeof kinds)[number]) => (await fetch(shop.url + paths[kind])).json();
const apply = (kind: (typeof kinds)[number], code: string) =>
  fetch(`${shop.url}${paths[kind]}/apply/${code}`, { method: 'PUT' });

async function codingStatusOf(ids: readonly number[]): Promise<readonly number[]> {
  const { data } = (await (await fetch(`${shop.url}/api/Challenges?id=${JSON.stringify(ids)}`)).json()) as {
    data: { codingChallengeStatus: number }[];
  };
  return data.map(({ codingChallengeStatus }) => codingChallengeStatus);
}

describe.each(kinds)('a code of the kind %s', (kind) => {
  it.each(vectors)('restores the challenges $ids and is returned unchanged', async (vector) => {
    const answer = await apply(kind, vector[kind]);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      data: `${vector.ids.length} solved challenges have been restored.`,
    });
    expect(await read(kind)).toEqual({ continueCode: vector[kind] });
  });

  it('is not given while there is nothing to put into it', async () => {
    expect(await read(kind)).toEqual({});
  });

  it.each([
    ['characters that no code has', 'not-a-code!'],
    ['a code that does not decode', 'abcdefghijklmnopqrstuvwxyz'],
    ['a code of another kind', vectors[0][kind === 'solved' ? 'fixIt' : 'solved']],
    ['a string longer than any code', 'a'.repeat(8000)],
  ])('is refused for %s', async (_what, code) => {
    const answer = await apply(kind, code);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toBe('Invalid continue code.');
    expect(await read(kind)).toEqual({});
  });
});

describe('a code of solved challenges', () => {
  it('may hold all challenges, which makes it longer than a path parameter usually is', async () => {
    const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890';
    const everything = new Hashids('this is my salt', 60, alphabet).encode(
      challengeKeys.map((_key, index) => index + 1),
    );
    expect(everything.length).toBeGreaterThan(200);
    const page = await connect(shop.url);
    expect(await (await apply('solved', everything)).json()).toEqual({
      data: `${challengeCount} solved challenges have been restored.`,
    });
    expect(await solvedKeys(shop.url)).toEqual(new Set(challengeKeys));
    expect(await read('solved')).toEqual({ continueCode: everything });
    await page.settled();
    expect(page.heard.map(({ key }) => key)).toEqual(challengeKeys);
    const leftover = /&(?:#\d+|[a-z]+);|<!--|<\/?(?:a|i|em|code|strong)\b/;
    expect(page.heard.filter(({ challenge }) => leftover.test(challenge))).toEqual([]);
    page.leave();
  });

  it('tells pages what it restores, and is silent when it is applied again', async () => {
    const page = await connect(shop.url);
    await apply('solved', vectors[1].solved);
    await page.settled();
    expect(page.heard.map(({ key, isRestore }) => [key, isRestore])).toEqual([
      ['registerAdminChallenge', true],
      ['tokenSaleChallenge', true],
      ['dlpPastebinDataLeakChallenge', true],
    ]);
    expect(await (await apply('solved', vectors[1].solved)).json()).toEqual({
      data: '3 solved challenges have been restored.',
    });
    await page.settled();
    expect(page.heard).toHaveLength(3);
    page.leave();
  });

  it('treats 999 like any other number once the imaginary challenge is solved', async () => {
    const first = await apply('solved', codeOf999);
    expect([first.status, await first.text()]).toEqual([200, '']);
    expect(await solvedKeys(shop.url)).toEqual(new Set(['continueCodeChallenge']));
    expect(await (await apply('solved', codeOf999)).json()).toEqual({
      data: '1 solved challenges have been restored.',
    });
  });
});

describe('codes of coding challenges', () => {
  it('raise the status of any challenge, never lower it, and send no event', async () => {
    const page = await connect(shop.url);
    await apply('findIt', vectors[1].findIt);
    expect(await codingStatusOf([3, 7, 42])).toEqual([1, 1, 1]);
    await apply('fixIt', vectors[1].fixIt);
    await apply('findIt', vectors[1].findIt);
    expect(await codingStatusOf([3, 7, 42])).toEqual([2, 2, 2]);
    expect(await read('findIt')).toEqual({ continueCode: vectors[1].findIt });
    await page.settled();
    expect(page.heard).toEqual([]);
    expect(await solvedKeys(shop.url)).toEqual(new Set());
    page.leave();
  });
});
