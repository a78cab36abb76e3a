import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';

const path = '/rest/captcha';

const app = appForTests();
const { client } = app;

/** Evaluates a term as taught at school: products first, then from left to right. */
function workOut(term: string): number {
  return term
    .replaceAll('-', '+-')
    .split('+')
    .map((part) => part.split('*').reduce((product, factor) => product * Number(factor), 1))
    .reduce((sum, part) => sum + part, 0);
}

describe('the captcha', () => {
  it('consists of a term and its answer, without a wrapper', async () => {
    const answer = await client.get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/^\{"captchaId":0,"captcha":"\d{1,2}[*+-]\d{1,2}[*+-]\d{1,2}","answer":"-?\d{1,4}"\}$/);
  });

  it('is new each time, with the next id, with a trailing slash too', async () => {
    const first = (await client.get(path)).json();
    const second = (await client.get(`${path}/`)).json();
    expect(second.captchaId).toBe(first.captchaId + 1);
  });

  it('is evaluated with products first, and uses all numbers and operators', async () => {
    const numbers = new Set<string>();
    const operators = new Set<string>();
    for (let round = 0; round < 300; round += 1) {
      const { captcha, answer } = (await client.get(path)).json();
      expect([captcha, answer]).toEqual([captcha, String(workOut(captcha))]);
      for (const part of captcha.match(/\d+|[*+-]/g)) {
        (/\d/.test(part) ? numbers : operators).add(part);
      }
    }
    expect([...operators].toSorted()).toEqual(['*', '+', '-']);
    expect([...numbers].map(Number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('is stored as it was sent', async () => {
    const sent = (await client.get(path)).json();
    const stored = app.databases.shop.get(
      'SELECT captchaId, captcha, answer FROM Captchas WHERE captchaId = ?',
      sent.captchaId,
    );
    expect(stored).toEqual(sent);
  });

  it.each(['POST', 'PUT', 'DELETE'])('supports no other verb: %s', async (verb) => {
    const answer = await client.call(verb, path);
    expect([answer.status, answer.json().error.message]).toEqual([500, `Unexpected path: ${path}`]);
  });
});
