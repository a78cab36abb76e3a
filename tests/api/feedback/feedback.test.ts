import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { fieldlessBodies, strangeTokens, unreadableBodies } from '../../support/bad-requests.ts';
import { createClient, unsignedToken } from '../../support/client.ts';
import { contentsOf } from '../../support/table-contents.ts';

const path = '/api/Feedbacks';
const columns = ['UserId', 'id', 'comment', 'rating', 'createdAt', 'updatedAt'];
const wrongAnswer = 'Wrong answer to CAPTCHA. Please try again.';
const noCaptcha = 'WHERE parameter "captchaId" has invalid "undefined" value';
const json = { 'content-type': 'application/json' };
let jim: string;
let captchaId: number;
let captcha: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  jim = await client.login('jim@juice-sh.op', 'ncc-1701');
  const asked = (await client.get('/rest/captcha')).json();
  captchaId = asked.captchaId;
  captcha = asked.answer;
});

const send = (fields: object = {}, token?: string) =>
  client.post(path, { captchaId, captcha, comment: 'Juicy', rating: 3, ...fields }, { token });
const stored = () => contentsOf(app.databases.shop, 'Feedbacks', 'Captchas');
const idOf = ({ id }: { id: number }) => id;

describe('the feedback', () => {
  it('is open to read', async () => {
    const answer = await client.get(path);
    expect(answer.status).toBe(200);
    const { status, data } = answer.json();
    expect(status).toBe('success');
    expect(data).toHaveLength(8);
    expect(Object.keys(data[0])).toEqual(columns);
    expect(data[0]).toMatchObject({ UserId: 1, id: 1, rating: 5 });
    expect(data[4]).toMatchObject({ UserId: null, id: 5 });
  });

  it('can be searched, filtered, sorted and skipped', async () => {
    expect((await client.get(`${path}?rating=5`)).json().data).toHaveLength(1);
    expect((await client.get(`${path}?UserId=null&sort=-id&offset=1`)).json().data.map(idOf)).toEqual([7, 6, 5]);
    expect((await client.get(`${path}?q=ANONYMOUS`)).json().data.map(idOf)).toEqual([5, 6, 7, 8]);
    expect((await client.get(`${path}?scope=x`)).status).toBe(500);
  });

  it('is shown one by one to anyone with a token', async () => {
    const answer = await client.get(`${path}/1`, { token: jim });
    expect([answer.status, Object.keys(answer.json().data)]).toEqual([200, columns]);
    expect((await client.get(`${path}/1`)).status).toBe(401);
  });

  it.each(['4711', 'x', '-1', '%00', '%F0%9F%8D%8A'])('has no entry with the id %s', async (id) => {
    for (const verb of ['GET', 'DELETE']) {
      const answer = await client.call(verb, `${path}/${id}`, { token: jim });
      expect([verb, answer.status, answer.text]).toEqual([verb, 404, '{"message":"Not Found","errors":[]}']);
    }
  });
});

describe('new feedback', () => {
  it('is stored, and shown to everyone', async () => {
    const answer = await send({ nonsense: 1 });
    expect(answer.status).toBe(201);
    const { data } = answer.json();
    expect(data).toMatchObject({ UserId: null, comment: 'Juicy', rating: 3 });
    expect(Object.keys(data).toSorted()).toEqual(columns.toSorted());
    expect(answer.headers.get('location')).toBe(`${path}/${data.id}`);
    expect((await client.get(path)).json().data).toContainEqual(data);
  });

  it('belongs to whoever the body names, logged in or not', async () => {
    expect((await send({ UserId: 3 })).json().data.UserId).toBe(3);
    expect((await send({ UserId: 1 }, jim)).json().data.UserId).toBe(1);
  });

  it('can be sent ten times and more with one answer', async () => {
    for (let round = 0; round < 12; round += 1) {
      expect((await send()).status).toBe(201);
    }
  });

  it('accepts the id of the captcha as a string', async () => {
    expect((await send({ captchaId: `${captchaId}` })).status).toBe(201);
  });

  it('accepts a url-encoded body', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = `captchaId=${captchaId}&captcha=${encodeURIComponent(captcha)}&rating=2&comment=a`;
    const answer = await client.post(path, body, { headers });
    expect([answer.status, answer.json().data]).toMatchObject([201, { comment: 'a', rating: 2 }]);
  });

  it.each([
    ['a wrong answer', () => ({ captcha: 'x' })],
    ['the answer as a number', () => ({ captcha: Number(captcha) })],
    ['the answer in a list', () => ({ captcha: [captcha] })],
    ['no answer', () => ({ captcha: undefined })],
    ['null', () => ({ captcha: null })],
    ['the answer with a blank', () => ({ captcha: `${captcha} ` })],
    ['an unknown captcha', () => ({ captchaId: 4711 })],
    ['an unknown captcha and no answer', () => ({ captchaId: 4711, captcha: undefined })],
    ['an unknown captcha and null', () => ({ captchaId: 4711, captcha: null })],
    ['a negative captcha', () => ({ captchaId: -1 })],
    ['null for a captcha', () => ({ captchaId: null })],
    ['a list of captchas', () => ({ captchaId: [captchaId] })],
    ['an object for a captcha', () => ({ captchaId: { $gte: 0 } })],
    ['SQL for a captcha', () => ({ captchaId: '0 OR 1=1' })],
    ['another alphabet', () => ({ captcha: '🍹\u0000' })],
    ['90 kB', () => ({ captcha: '1'.repeat(90_000) })],
  ])('is refused with %s', async (_what, fields) => {
    const before = stored();
    const answer = await send(fields());
    expect([answer.status, answer.text]).toEqual([401, wrongAnswer]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(stored()).toEqual(before);
  });

  it.each([{}, { captcha: '1' }, { rating: 5 }])('without any captcha ends in an error page: %j', async (body) => {
    const answer = await client.post(path, body);
    expect([answer.status, answer.json().error.message]).toEqual([500, noCaptcha]);
  });

  it.each(fieldlessBodies)('of %s has no captcha', async (_what, call) => {
    const answer = await client.call('POST', path, call);
    expect([answer.status, answer.json().error.message]).toEqual([500, noCaptcha]);
  });

  it('of the JSON value null is an error page', async () => {
    const answer = await client.post(path, 'null', { headers: json });
    const message = expect.stringMatching(/^Cannot read properties of null/);
    expect([answer.status, answer.json().error.message]).toEqual([500, message]);
  });

  it.each(unreadableBodies)('is refused where the body is %s', async (_what, call, status) => {
    const before = stored();
    expect((await client.call('POST', path, call)).status).toBe(status);
    expect(stored()).toEqual(before);
  });

  it('is open to every token, even a malformed one', async () => {
    for (const [what, token] of strangeTokens(app.content.keys)) {
      expect([what, (await send({}, token)).status]).toEqual([what, 201]);
    }
  });

  it('uses the last of two equal keys', async () => {
    const body = `{"captchaId":4711,"captchaId":${captchaId},"captcha":"${captcha}","rating":1,"rating":4}`;
    const answer = await client.post(path, body, { headers: json });
    expect([answer.status, answer.json().data.rating]).toEqual([201, 4]);
  });

  it.each([4711, -1, 'jim'])('cannot belong to a user who does not exist: %j', async (UserId) => {
    const before = stored();
    const answer = await send({ UserId });
    expect([answer.status, answer.text]).toEqual([
      500,
      '{"message":"internal error","errors":["SQLITE_CONSTRAINT: FOREIGN KEY constraint failed"]}',
    ]);
    expect(stored()).toEqual(before);
  });

  it('cannot belong to several users', async () => {
    const before = stored();
    const answer = await send({ UserId: [1, 2] });
    expect([answer.status, answer.json().errors]).toEqual([500, ['UserId cannot be an array or an object']]);
    expect(stored()).toEqual(before);
  });
});

describe('a rating', () => {
  it.each([0, -5, 6, 1e9, 2.5])('is not limited: %d', async (rating) => {
    const answer = await send({ rating });
    expect([answer.status, answer.json().data.rating]).toEqual([201, rating]);
  });

  it.each([
    ['4', 4],
    ['', ''],
    ['juicy', 'juicy'],
    [true, 1],
  ])('may be no number: %j', async (rating, kept) => {
    const answer = await send({ rating });
    expect([answer.status, answer.json().data.rating]).toEqual([201, kept]);
  });

  it.each([undefined, null])('is required: %j', async (rating) => {
    const before = stored();
    const answer = await send({ rating });
    expect([answer.status, answer.text]).toEqual([
      400,
      '{"message":"notNull Violation: Feedback.rating cannot be null","errors":[{"field":"rating","message":"Feedback.rating cannot be null"}]}',
    ]);
    expect(stored()).toEqual(before);
  });
});

describe('stored feedback', () => {
  it('can be deleted by anyone with a token, once', async () => {
    const { id } = (await send({ UserId: 1 })).json().data;
    const answer = await client.delete(`${path}/${id}`, { token: jim });
    expect([answer.status, answer.text]).toEqual([200, '{"status":"success","data":{}}']);
    expect((await client.delete(`${path}/${id}`, { token: jim })).status).toBe(404);
  });

  it('cannot be deleted without a token that verifies', async () => {
    for (const [what, token] of strangeTokens(app.content.keys)) {
      const { id } = (await send()).json().data;
      const answer = await client.delete(`${path}/${id}`, { token });
      const isUnsigned = what === 'an unsigned token';
      expect([what, answer.status]).toEqual([what, isUnsigned ? 200 : 401]);
      expect((await client.get(`${path}/${id}`, { token: jim })).status).toBe(isUnsigned ? 404 : 200);
    }
  });

  it('cannot be changed, except with an unsigned token', async () => {
    const { id } = (await send()).json().data;
    for (const call of [{}, { token: jim }]) {
      const answer = await client.put(`${path}/${id}`, { rating: 1 }, call);
      expect([answer.status, answer.json().error.name]).toEqual([401, 'UnauthorizedError']);
    }
    const forged = await client.put(`${path}/${id}`, { comment: '<script>x</script>y' }, { token: unsignedToken({}) });
    expect([forged.status, forged.json().data]).toMatchObject([200, { id, comment: 'y', rating: 3 }]);
  });
});

describe('after the shop was reset', () => {
  it('captchas asked before are gone, and new ones count', async () => {
    const other = await startApp();
    try {
      const fresh = createClient(other.url);
      const [old] = [await fresh.get('/rest/captcha'), await fresh.get('/rest/captcha')];
      await other.app.resetShop();
      const asked = [await fresh.get('/rest/captcha'), await fresh.get('/rest/captcha')];
      const statuses = [];
      for (const { captchaId: id, answer } of [old, ...asked].map((each) => each.json())) {
        statuses.push((await fresh.post(path, { captchaId: id, captcha: answer, rating: 1 })).status);
      }
      expect(statuses).toEqual([401, 201, 201]);
    } finally {
      await other.stop();
    }
  });
});

describe('what the shop announces', () => {
  it('is each step of a feedback, as far as it got', async () => {
    const heard: [name: string, event: unknown][] = [];
    const names = [
      'feedback.submitted',
      'feedback.captchaPassed',
      'feedback.ratingSet',
      'feedback.commentSet',
    ] as const;
    for (const name of names) {
      app.app.events.on(name, (event) => heard.push([name, event]));
    }
    await send({ UserId: 3, captcha: 'wrong' });
    expect(heard.splice(0)).toEqual([['feedback.submitted', { userId: 3 }]]);
    await send({ UserId: '2', rating: null, comment: 'a<script>b</script>' }, jim);
    expect(heard).toEqual([
      ['feedback.submitted', { userId: '2', callerId: 2 }],
      ['feedback.captchaPassed', { at: expect.any(Number) }],
      ['feedback.commentSet', { comment: 'a' }],
      ['feedback.ratingSet', { rating: null }],
    ]);
  });
});
