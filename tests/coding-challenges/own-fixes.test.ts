import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCodingChallenges } from '../../build/snippets/build-coding-challenges.ts';
import type { CodingChallengeContent } from '../../shared/api/coding-challenges.ts';
import { type CheckOutcome, type OwnFixKey, type OwnFixVerdict, ownFixKeys } from '../../shared/api/own-fix.ts';
import { type Client, createClient } from '../support/client.ts';
import { startFixes, type TestFixes } from '../support/fixes.ts';
import { type StartedApp, startApp } from '../support/start-app.ts';
import { folderSolutions } from './own-fixes/folders.ts';
import { pageSolutions } from './own-fixes/pages.ts';
import { reviewSolutions } from './own-fixes/reviews.ts';
import type { Edits, SolutionsByKey } from './own-fixes/solutions.ts';
import { statementSolutions } from './own-fixes/statements.ts';

/*
 * Fixes of the learner's own (decision 110), sent as the page sends them, and tried by the built process between its walls.
 */

const solutions: SolutionsByKey = { ...statementSolutions, ...reviewSolutions, ...pageSolutions, ...folderSolutions };
const { challenges } = buildCodingChallenges(join(import.meta.dirname, '../../resources'));

let fixes: TestFixes;
let app: StartedApp;
let client: Client;

beforeAll(async () => {
  fixes = startFixes();
  app = await startApp({ fixes });
  client = createClient(app.url);
  for (const key of ownFixKeys) {
    await client.post('/snippets/fixes', { key, selectedFix: contentOf(key).correctFix });
  }
});

afterAll(async () => {
  await app?.stop();
  fixes?.stop();
});

function contentOf(key: OwnFixKey): CodingChallengeContent {
  const content = challenges[key];
  if (content === undefined) {
    throw new Error(`${key} lacks its snippet or its fixes`);
  }
  return content;
}

async function verdictOn(key: OwnFixKey, code: string): Promise<OwnFixVerdict> {
  const { status, text, json } = await client.post(`/rest/range/coding/${key}/own-fix`, { code });
  expect(status, text).toBe(200);
  return json().data;
}

/** Returns the checks that a fix has not passed. */
async function failedBy(key: OwnFixKey, code: string): Promise<readonly CheckOutcome[]> {
  const verdict = await verdictOn(key, code);
  if (verdict.outcome !== 'tried') {
    throw new Error(`The fix was not tried: ${JSON.stringify(verdict)}\n${code}`);
  }
  return verdict.checks.filter(({ passed }) => !passed);
}

function changed(key: OwnFixKey, edits: Edits): string {
  return edits.reduce((code, [piece, instead]) => {
    if (!code.includes(piece)) {
      throw new Error(`The snippet of ${key} no longer holds ${piece}`);
    }
    return code.replace(piece, () => instead);
  }, contentOf(key).snippet);
}

describe.each(ownFixKeys)('%s', (key) => {
  test('the little shop tells the options apart as the whole shop does', async () => {
    const { snippet, fixes: options, correctFix } = contentOf(key);
    expect(await failedBy(key, snippet)).not.toEqual([]);
    for (const [index, { code }] of options.entries()) {
      const failed = await failedBy(key, code);
      expect(failed.length === 0, `${index + 1}: ${JSON.stringify(failed)}`).toBe(index === correctFix);
    }
  });
});

const written = Object.entries(solutions) as readonly [OwnFixKey, NonNullable<SolutionsByKey[OwnFixKey]>][];

test('there are solutions of ten challenges, three right ones and five wrong ones each', () => {
  expect(written).toHaveLength(10);
  for (const [, { right, wrong }] of written) {
    expect(right).toHaveLength(3);
    expect(wrong.length).toBeGreaterThanOrEqual(5);
  }
});

describe.each(written)('%s', (key, { right, wrong }) => {
  test.each(right.map((edits, index) => ({ edits, number: index + 1 })))(
    'right solution $number is accepted',
    async ({ edits }) => {
      expect(await failedBy(key, changed(key, edits))).toEqual([]);
    },
  );

  test.each(wrong.map((fix, index) => ({ ...fix, number: index + 1 })))(
    'wrong solution $number is refused because of $shownBy',
    async ({ edits, shownBy }) => {
      expect((await failedBy(key, changed(key, edits))).map(({ name }) => name)).toContain(shownBy);
    },
  );
});
