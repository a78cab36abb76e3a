import { describe, expect, it } from 'vitest';
import { lessonNames } from '../../../shared/api/lesson-names.ts';
import { learningPaths } from '../../../shared/api/paths.ts';
import { type AppWishes, startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { type Client, createClient } from '../../support/client.ts';

const app = appForTests();
const { client } = app;

/** Asks an app of its own, with another configuration. */
async function withApp(wishes: AppWishes, ask: (client: Client) => Promise<void>): Promise<void> {
  const app = await startApp(wishes);
  await ask(createClient(app.url)).finally(app.stop);
}

describe('the list of lessons', () => {
  it('has paths and lessons in their order, and each challenge in one lesson', async () => {
    const { status, headers, json } = await client.get('/rest/range/lessons');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const { paths, lessons } = json().data;
    expect(paths.map(({ path }: { path: string }) => path)).toEqual([...learningPaths]);
    expect(paths[0]).toEqual({
      path: 'first-steps',
      needs: [],
      minutes: 240,
      lessons: ['http', 'proxies', 'reconnaissance', 'client-side-checks', 'errors-and-headers'],
    });
    expect(lessons.map(({ name }: { name: string }) => name)).toEqual([...lessonNames]);
    expect(lessons.find(({ name }: { name: string }) => name === 'sql-injection')).toMatchObject({
      title: 'SQL injection',
      path: 'injection',
      needs: ['http', 'errors-and-headers'],
      requests: 10,
      questions: 4,
    });
    const prepared = lessons.flatMap(({ challenges }: { challenges: readonly string[] }) => challenges);
    expect(prepared.toSorted()).toEqual(app.content.challenges.map(({ key }) => key).toSorted());
  });

  it('leaves out challenges that a workshop hides', () =>
    withApp({ configuration: { challenges: { selection: ['loginAdminChallenge'] } } }, async (other) => {
      const { lessons } = (await other.get('/rest/range/lessons')).json().data;
      const prepared = lessons.flatMap(({ challenges }: { challenges: readonly string[] }) => challenges);
      expect(prepared).toEqual(['loginAdminChallenge']);
      expect((await other.get('/handbook/csrf/')).text).not.toContain('Related challenges');
    }));
});

describe('the requests of a lesson', () => {
  it('are the text of a file', async () => {
    const { status, headers, text } = await client.get('/rest/range/lessons/sql-injection/requests');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^# .*\n(?:#.*\n)*@host = http:\/\/localhost:3000\n/);
  });

  it.each(['nothing', '__proto__', '..%2fcontents'])('of %s do not exist', async (lesson) => {
    const { status, json } = await client.get(`/rest/range/lessons/${lesson}/requests`);
    expect([status, json()]).toEqual([
      404,
      { status: 'error', error: 'There are no requests of a lesson with this name.' },
    ]);
  });

  it('are closed where hints are switched off, on pages too', () =>
    withApp({ configuration: { challenges: { showHints: false } } }, async (other) => {
      expect((await other.get('/rest/range/lessons/sql-injection/requests')).status).toBe(404);
      const { lessons } = (await other.get('/rest/range/lessons')).json().data;
      expect(lessons.map(({ requests }: { requests: number }) => requests)).toEqual(lessonNames.map(() => 0));
      for (const path of ['/handbook/sql-injection/', '/handbook/book/']) {
        const { text } = await other.get(path);
        expect(text).not.toMatch(/class="request"|workbench\?open=|or 1=1--", "password"/);
        expect(text).toContain('Hints are switched off in this range');
      }
    }));
});

it('folds no lines where there are no coding challenges', () =>
  withApp({ configuration: { challenges: { codingChallengesEnabled: 'never' } } }, async (other) => {
    const { text } = await other.get('/handbook/book/');
    expect(text).not.toContain('class="fold"');
    expect(text).toContain('<code>server/shop/logins/login.ts</code>');
  }));

it('sends the shop’s page in place of the handbook and the help where help is switched off', () =>
  withApp({ configuration: { application: { showHelp: false } } }, async (other) => {
    const shop = (await other.get('/')).text;
    const paths = [
      '/handbook',
      '/handbook/',
      '/handbook/http/',
      '/handbook/book/',
      '/handbook/handbook.css',
      '/handbook/help/',
      '/help/',
    ];
    for (const path of paths) {
      const { status, text } = await other.get(path);
      expect([path, status, text === shop]).toEqual([path, 200, true]);
    }
    expect((await other.get('/rest/range/lessons')).json()).toEqual({ data: { paths: [], lessons: [] } });
    expect((await other.get('/rest/range/lessons/http/requests')).status).toBe(404);
  }));
