import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { forgedSession, strangeIds, strangeTokens } from '../../support/bad-requests.ts';
import { contentsOf } from '../../support/table-contents.ts';

const path = '/rest/image-captcha';
const notLoggedIn = 'You need to be logged in to request a CAPTCHA.';
const unable = 'Unable to create CAPTCHA. Please try again.';
let jim: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  jim = await client.login('jim@juice-sh.op', 'ncc-1701');
});

const stored = () => contentsOf(app.databases.shop, 'ImageCaptchas');

describe('the image captcha', () => {
  it('is a picture for the caller, with its answer', async () => {
    const answer = await client.get(path, { token: jim });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.json())).toEqual(['image', 'answer', 'UserId']);
    expect(answer.json()).toMatchObject({ answer: expect.stringMatching(/^[A-Za-z0-9]{5}$/), UserId: 2 });
  });

  it('shows five coloured characters and two lines, 150 by 50, and not its answer as text', async () => {
    const { image, answer } = (await client.get(path, { token: jim })).json();
    expect(image).toMatch(/^<svg xmlns="[^"]+" width="150" height="50" viewBox="0,0,150,50">.*<\/svg>$/);
    const paths: string[] = image.match(/<path [^>]+\/>/g);
    const [lines = [], characters = []] = [true, false].map((isLine) =>
      paths.filter((drawn) => drawn.includes('fill="none"') === isLine),
    );
    expect([lines.length, characters.length]).toEqual([2, 5]);
    for (const character of characters) {
      expect(character).toMatch(/ fill="hsl\([^)]+\)".* d="M[^"]+Z"/);
    }
    expect(image).not.toContain(answer);
  });

  it('is different each time, drawn from all letters and digits', async () => {
    const answers: string[] = [];
    for (let round = 0; round < 120; round += 1) {
      answers.push((await client.get(path, { token: jim })).json().answer);
    }
    expect(new Set(answers).size).toBeGreaterThan(110);
    const kinds = answers.join('');
    expect([/[A-Z]/, /[a-z]/, /\d/].map((kind) => kind.test(kinds))).toEqual([true, true, true]);
    expect(new Set(kinds).size).toBeGreaterThan(50);
  });

  it('is stored for its user', async () => {
    const { image, answer } = (await client.get(path, { token: jim })).json();
    const [newest] = app.databases.shop.all('SELECT * FROM ImageCaptchas ORDER BY id DESC LIMIT 1');
    expect(newest).toMatchObject({ image, answer, UserId: 2 });
    expect(newest?.createdAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} \+00:00$/);
  });

  it('is given to a token in double quotes too', async () => {
    expect((await client.get(path, { token: `"${jim}"` })).status).toBe(200);
  });

  it('is for whoever is logged in, whatever the token says', async () => {
    const before = stored();
    for (const [what, token] of strangeTokens(app.content.keys)) {
      const answer = await client.get(path, { token });
      expect([what, answer.status, answer.text]).toEqual([what, 401, notLoggedIn]);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
    expect(stored()).toEqual(before);
  });

  it('cannot be made for a user who does not exist', async () => {
    const before = stored();
    for (const id of [4711, -1, 0.5, ...strangeIds]) {
      const answer = await client.get(path, { token: await forgedSession(client, { id }) });
      const expected = id === undefined ? [401, notLoggedIn] : [400, unable];
      expect([id, answer.status, answer.text]).toEqual([id, ...expected]);
    }
    expect(stored()).toEqual(before);
  });
});
