import Hashids from 'hashids';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyContinueCodes, fetchContinueCodes } from '../../main/backup/shop-progress.ts';
import type { ChallengeKey } from '../../shared/api/challenge-keys.ts';
import { resetProgress, solvedKeys } from '../exploits/support.ts';
import { appForTests } from '../support/app-for-tests.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890';
const kinds = [
  { kind: 'solved', path: '/rest/continue-code', salt: 'this is my salt' },
  { kind: 'findIt', path: '/rest/continue-code-findIt', salt: 'this is the salt for findIt challenges' },
  { kind: 'fixIt', path: '/rest/continue-code-fixIt', salt: 'yet another salt for the fixIt challenges' },
] as const;
const [solved] = kinds;

/** Ids that Juice Shop v20 gives to challenges that have other ids in v18. */
const loginAdmin = 45;
const scoreBoard = 75;
const basketAccess = 87;
/** Challenges that only v20 has. */
const passwordHashLeak = 1;
const systemPromptExtraction = 113;

const shop = appForTests({ configuration: { challenges: { continueCodeIds: 'v20' } } });
beforeEach(() => resetProgress(shop.url));

type Kind = (typeof kinds)[number];

function codeOf(ids: readonly number[], { salt }: Kind = solved): string {
  return new Hashids(salt, 60, alphabet).encode([...ids]);
}

async function read({ path }: Kind = solved): Promise<unknown> {
  return (await fetch(shop.url + path)).json();
}

function apply(code: string, { path }: Kind = solved) {
  return fetch(`${shop.url}${path}/apply/${code}`, { method: 'PUT' });
}

async function codingStatusOf(key: ChallengeKey): Promise<number> {
  const [challenge] = (await shop.client.get(`/api/Challenges/?key=${key}`)).json().data;
  return challenge.codingChallengeStatus;
}

/** Returns the log lines about challenges that the two versions do not share. */
const told = () => shop.logged.filter((line) => line.includes('Juice Shop v20'));

describe('a shop that uses the ids of v20', () => {
  it('restores the challenges that a code of v20 means, and gives the same code back', async () => {
    const code = codeOf([loginAdmin, scoreBoard, basketAccess]);
    const answer = await apply(code);
    expect(await answer.json()).toEqual({ data: '3 solved challenges have been restored.' });
    expect(await solvedKeys(shop.url)).toEqual(
      new Set(['loginAdminChallenge', 'scoreBoardChallenge', 'basketAccessChallenge']),
    );
    expect(await read()).toEqual({ continueCode: code });
  });

  it.each(kinds.slice(1))('does the same with the coding challenges in a code of the kind $kind', async (kind) => {
    const code = codeOf([loginAdmin], kind);
    expect((await apply(code, kind)).status).toBe(200);
    expect(await codingStatusOf('loginAdminChallenge')).toBe(kind.kind === 'findIt' ? 1 : 2);
    expect(await read(kind)).toEqual({ continueCode: code });
  });

  it('ignores what only v20 has when it reads a code, and says so once', async () => {
    const code = codeOf([passwordHashLeak, scoreBoard, systemPromptExtraction]);
    for (const _ of [1, 2]) {
      expect(await (await apply(code)).json()).toEqual({ data: '3 solved challenges have been restored.' });
    }
    expect(await solvedKeys(shop.url)).toEqual(new Set(['scoreBoardChallenge']));
    expect(told().filter((line) => line.includes('passwordHashLeakChallenge'))).toHaveLength(1);
    expect(told().filter((line) => line.includes('systemPromptExtractionChallenge'))).toHaveLength(1);
  });

  it('leaves out what v20 lacks when it writes a code, and says so once', async () => {
    // The numbers of both versions are the contract's own.
    const everything = Array.from({ length: 110 }, (_, index) => index + 1);
    await applyContinueCodes({ origin: shop.url }, { continueCode: codeOf(everything) });
    expect((await solvedKeys(shop.url)).size).toBe(110);
    const onlyOfV20 = new Set([passwordHashLeak, 110, 111, 112, systemPromptExtraction]);
    const shared = Array.from({ length: 113 }, (_, index) => index + 1).filter((id) => !onlyOfV20.has(id));
    for (const _ of [1, 2]) {
      expect(await read()).toEqual({ continueCode: codeOf(shared) });
    }
    expect(shared).toHaveLength(108);
    for (const key of ['killChatbotChallenge', 'bullyChatbotChallenge']) {
      expect(told().filter((line) => line.includes(key))).toHaveLength(1);
    }
  });

  it('rejects a number that neither version has', async () => {
    // MultiJuicer writes this for a challenge that it doesn't know.
    expect((await apply(codeOf([0, scoreBoard]))).status).toBe(200);
    expect((await apply(codeOf([114]))).status).toBe(200);
    expect(await solvedKeys(shop.url)).toEqual(new Set(['scoreBoardChallenge']));
  });

  it('solves the imaginary challenge by its number all the same', async () => {
    expect((await apply(codeOf([999]))).status).toBe(200);
    expect(await solvedKeys(shop.url)).toEqual(new Set(['continueCodeChallenge']));
  });

  it('keeps the ids of v18 for its own page and app, whose backups move from shop to shop', async () => {
    const [challenge] = (await shop.client.get('/api/Challenges/?key=scoreBoardChallenge')).json().data;
    const code = codeOf([challenge.id]);
    // This is the app's way. The page's is tested in tests/e2e/score-board/configured.test.ts.
    await applyContinueCodes({ origin: shop.url }, { continueCode: code });
    expect(await solvedKeys(shop.url)).toEqual(new Set(['scoreBoardChallenge']));
    expect(await fetchContinueCodes({ origin: shop.url })).toEqual({ continueCode: code });
    expect(await read()).toEqual({ continueCode: codeOf([scoreBoard]) });
  });
});
