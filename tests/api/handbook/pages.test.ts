import { describe, expect, it } from 'vitest';
import { lessonNames } from '../../../shared/api/lesson-names.ts';
import { learningPaths } from '../../../shared/api/paths.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { solveIn } from './solve-in.ts';

const { client } = appForTests();
const page = async (path: string) => (await client.get(path)).text;
const listed = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);

describe('the handbook', () => {
  it('lists paths and lessons in the order in which they are read', async () => {
    const { status, headers, text } = await client.get('/handbook/');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(listed(text, /<li class="path" id="([^"]+)"/g)).toEqual([...learningPaths]);
    expect(listed(text, /<a href="\.\/([a-z0-9-]+)\/"><span class="number">/g)).toEqual([...lessonNames]);
  });

  it('has a page for each lesson, which knows the one before and the one after', async () => {
    for (const [index, name] of lessonNames.entries()) {
      const { status, text } = await client.get(`/handbook/${name}/`);
      expect([name, status]).toEqual([name, 200]);
      const [previous] = listed(text, /rel="prev" href="\.\.\/([^/]+)\/"/g);
      const [next] = listed(text, /rel="next" href="\.\.\/([^/]+)\/"/g);
      expect([previous, next]).toEqual([lessonNames[index - 1], lessonNames[index + 1]]);
      expect(text.match(/<h1/g)).toHaveLength(1);
    }
  });

  it('sends a page again only when it has changed', async () => {
    const first = await client.get('/handbook/sql-injection/');
    const tag = first.headers.get('etag') ?? '';
    const again = await client.get('/handbook/sql-injection/', { headers: { 'if-none-match': tag } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await client.call('HEAD', '/handbook/sql-injection/')).status).toBe(200);
  });

  it('allows its pages the shop’s own files and nothing else', async () => {
    const { headers } = await client.get('/handbook/http/');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
  });

  it('leads to folders, whose addresses end with a slash', async () => {
    for (const [path, location] of [
      ['/handbook/http', './http/'],
      ['/handbook/book?x=1', './book/'],
    ]) {
      const { status, headers } = await client.get(String(path));
      expect([status, headers.get('location')]).toEqual([301, location]);
    }
    expect((await client.get('/handbook')).status).toBe(301);
  });

  it.each(['/handbook/nothing/', '/handbook/nothing', '/handbook/constructor/', '/handbook/..%2fcontents/'])(
    'says that there is no lesson at %s',
    async (path) => {
      const { status, text } = await client.get(path);
      expect(status).toBe(404);
      expect(text).toContain('There is no such lesson');
    },
  );

  it.each([
    ['/help', './handbook/help/'],
    ['/help/', '../handbook/help/'],
    ['/help/help.html', '../handbook/help/help.html'],
    ['/help/help.css', '../handbook/help/help.css'],
  ])('has the help that was at %s', async (path, location) => {
    const { status, headers } = await client.get(path);
    expect([status, headers.get('location')]).toEqual([301, location]);
    expect((await client.get(new URL(location, `http://shop${path}`).pathname)).status).toBe(200);
  });
});

describe('a lesson', () => {
  it('folds lines until whoever looks for them in a coding challenge has found them', async () => {
    const folds = async () =>
      listed(await page('/handbook/sql-injection/'), /<details class="fold"><summary>(.*?)<\/summary>/g);
    expect((await folds())[0]).toBe(
      '<b class="show">Show the shop\'s lines.</b> They give away what Find It of <b>Login Admin</b>, <b>Login Bender</b> and <b>Login Jim</b> asks for.',
    );
    await solveIn(client, 'continueCodeFindIt', ['loginAdminChallenge', 'loginBenderChallenge']);
    expect((await folds())[0]).toContain('Find It of <b>Login Jim</b> asks for');
    await solveIn(client, 'continueCodeFindIt', ['loginJimChallenge']);
    expect((await folds())[0]).not.toContain('Login');
    expect(await page('/handbook/sql-injection/')).toContain('<code>server/shop/logins/login.ts</code>');
  });

  it('leads to the score board once it has been found, and says what is solved', async () => {
    expect(await page('/handbook/sql-injection/')).not.toMatch(/score-board/);
    await solveIn(client, 'continueCode', ['scoreBoardChallenge', 'loginAdminChallenge']);
    const text = await page('/handbook/sql-injection/');
    expect(text).toContain('<a href="../../#/score-board?challenge=loginAdminChallenge">Login Admin</a>');
    expect(listed(text, /<span class="stamp">(solved)<\/span>/g)).toHaveLength(1);
  });

  it('names the flaw by its numbers, and its challenges by difficulty', async () => {
    const text = await page('/handbook/sql-injection/');
    expect(text).toContain('<td><code>CWE-89</code></td>');
    const stars = listed(text, /aria-label="(\d) of 6 stars"/g).map(Number);
    expect(stars.length).toBeGreaterThan(3);
    expect(stars).toEqual(stars.toSorted());
  });

  it('opens its requests in the workbench', async () => {
    expect(await page('/handbook/sql-injection/')).toContain('href="../../#/workbench?open=sql-injection/3"');
  });

  it('contains nothing that is kept of the learner, since any site may read it', async () => {
    const before = await page('/handbook/http/');
    await client.post('/rest/range/learner', { lessons: { http: { read: true, answers: [0, 1, 2, 3] } } });
    expect(await page('/handbook/http/')).toBe(before);
  });
});
