import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, connect, resetProgress } from '../exploits/support.ts';
import { appForTests } from '../support/app-for-tests.ts';

const shop = appForTests();
let pages: Connection[] = [];

async function open(): Promise<Connection> {
  const page = await connect(shop.url);
  pages = [...pages, page];
  return page;
}

const solveScoreBoard = () => fetch(`${shop.url}/assets/public/images/padding/1px.png`);
const repeat = (challenge: string) => fetch(`${shop.url}/rest/repeat-notification?challenge=${challenge}`);

beforeEach(() => resetProgress(shop.url));
afterEach(() => {
  for (const page of pages) {
    page.leave();
  }
  pages = [];
});

describe('repeat-notification', () => {
  it.each([
    ['the name, encoded twice as the page does', encodeURIComponent(encodeURIComponent('Score Board'))],
    ['the name, encoded once', encodeURIComponent('Score Board')],
    ['the key', 'scoreBoardChallenge'],
  ])('shows a solved challenge again by %s', async (_how, challenge) => {
    await solveScoreBoard();
    const page = await open();
    await page.settled();
    const answer = await repeat(challenge);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe('OK');
    await page.settled();
    expect(page.heard.map(({ key, isRestore }) => [key, isRestore])).toEqual([
      ['scoreBoardChallenge', false],
      ['scoreBoardChallenge', true],
    ]);
    const next = await open();
    await next.settled();
    expect(next.heard).toHaveLength(2);
  });

  it('answers OK and shows nothing for a name that is unsolved, unknown, missing or not a string', async () => {
    const page = await open();
    for (const query of [
      'challenge=Score%20Board',
      'challenge=nonsense',
      '',
      'challenge[a]=1',
      'challenge=a&challenge=b',
    ]) {
      const answer = await fetch(`${shop.url}/rest/repeat-notification?${query}`);
      expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    }
    await page.settled();
    expect(page.heard).toEqual([]);
  });

  it('answers 500 to a percent sequence that is broken after the first decoding', async () => {
    const answer = await repeat('%25E0%25A4%25A');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('URIError');
  });

  it('stays alive and bounded when asked again and again', async () => {
    await solveScoreBoard();
    for (let round = 0; round < 30; round += 1) {
      await Promise.all(Array.from({ length: 50 }, () => repeat('scoreBoardChallenge')));
    }
    const page = await open();
    await page.settled();
    expect(page.heard).toHaveLength(1000);
  });
});
