import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';

const app = appForTests();
const { client } = app;

const answer = (body: unknown) => client.post('/api/SecurityAnswers', body);

describe('the security questions', () => {
  it('number fourteen and are open to everyone, with a trailing slash too', async () => {
    const { status, data } = (await client.get('/api/SecurityQuestions/')).json();
    expect(status).toBe('success');
    expect(data).toHaveLength(14);
    expect(Object.keys(data[0])).toEqual(['id', 'question', 'createdAt', 'updatedAt']);
    expect(data[0].question).toBe('Your eldest siblings middle name?');
    expect(data[13]).toMatchObject({ id: 14, question: "What's your favorite place to go hiking?" });
  });

  it('cannot be added to or read one by one', async () => {
    expect((await client.post('/api/SecurityQuestions', { question: 'Why?' })).status).toBe(401);
    expect((await client.get('/api/SecurityQuestions/1')).status).toBe(401);
  });
});

describe('a security answer', () => {
  it('is stored, and shown, as a hash', async () => {
    const created = await answer({ UserId: 22, answer: 'admin123', SecurityQuestionId: 1 });
    expect(created.status).toBe(201);
    expect(created.json().data).toMatchObject({
      UserId: 22,
      SecurityQuestionId: 1,
      answer: '6be13e2feeada221f29134db71c0ab0be0e27eccfc0fb436ba4096ba73aafb20',
    });
    expect(created.headers.get('location')).toBe(`/api/SecurityAnswers/${created.json().data.id}`);
  });

  it('can be given once per user', async () => {
    const second = await answer({ UserId: 1, answer: 'x', SecurityQuestionId: 1 });
    expect([second.status, second.text]).toEqual([
      400,
      '{"message":"Validation error","errors":[{"field":"UserId","message":"UserId must be unique"}]}',
    ]);
  });

  it.each([
    ['user', { UserId: 4711, SecurityQuestionId: 1 }],
    ['question', { UserId: 4, SecurityQuestionId: 99 }],
  ])('needs an existing %s', async (_what, body) => {
    const refused = await answer({ answer: 'x', ...body });
    expect([refused.status, refused.text]).toEqual([
      500,
      '{"message":"internal error","errors":["SQLITE_CONSTRAINT: FOREIGN KEY constraint failed"]}',
    ]);
  });

  it('may belong to nobody', async () => {
    const created = await answer({ answer: 'x', SecurityQuestionId: 2 });
    expect([created.status, created.json().data.UserId]).toEqual([201, null]);
  });

  it('is an internal error when it is not a string', async () => {
    const refused = await answer({ UserId: 4, answer: 7, SecurityQuestionId: 1 });
    expect(refused.status).toBe(500);
    expect(refused.json().errors[0]).toMatch(
      /^The "data" argument must be of type string .*Received type number \(7\)$/,
    );
  });

  it('cannot be read', async () => {
    const token = await client.login('admin@juice-sh.op', 'admin123');
    expect((await client.get('/api/SecurityAnswers', { token })).status).toBe(401);
    expect((await client.get('/api/SecurityAnswers/1', { token })).status).toBe(401);
  });
});
