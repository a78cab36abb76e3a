import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { awkwardTexts } from '../../support/bad-requests.ts';

const path = '/rest/user/security-question';

const app = appForTests();
const { client } = app;

const questionOf = (email: string) => client.get(`${path}?email=${encodeURIComponent(email)}`);

describe('the security question', () => {
  it('of a user is shown to anyone, with ISO dates', async () => {
    const answer = await questionOf('jim@juice-sh.op');
    expect(answer.status).toBe(200);
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(answer.json()).toEqual({
      question: { id: 1, question: 'Your eldest siblings middle name?', createdAt: date, updatedAt: date },
    });
    expect(Object.keys(answer.json().question)).toEqual(['id', 'question', 'createdAt', 'updatedAt']);
  });

  it('is not translated', async () => {
    const answer = await client.get(`${path}?email=bender@juice-sh.op`, { headers: { cookie: 'language=de_DE' } });
    expect(answer.json().question.question).toBe('Company you first work for as an adult?');
  });

  it.each([
    ['an unknown e-mail', 'nobody@juice-sh.op'],
    ['other letters', 'JIM@juice-sh.op'],
    ['a deleted user', 'chris.pike@juice-sh.op'],
    ['a user without an answer', 'testing@juice-sh.op'],
    ['no letters', ''],
    ['an injection', "' OR 1=1--"],
  ])('is empty for %s', async (_what, email) => {
    const answer = await questionOf(email.toWellFormed());
    expect([answer.status, answer.text]).toEqual([200, '{}']);
  });

  it('is an error of the database for an email with a null byte', async () => {
    for (const email of ['\0', 'jim@juice-sh.op\0']) {
      const answer = await questionOf(email);
      expect([answer.status, answer.json().error.message]).toEqual([500, `SQLITE_ERROR: unrecognized token: "'"`]);
    }
  });

  it.each(awkwardTexts.filter(([, text]) => text.length < 1000 && !text.includes('\0')))(
    'is empty for %s',
    async (_what, text) => {
      expect((await questionOf(text.toWellFormed())).text).toBe('{}');
    },
  );

  it.each(['email=a&email=jim@juice-sh.op', 'email[a]=b', 'email[]=jim@juice-sh.op'])(
    'is empty for ?%s',
    async (query) => {
      const answer = await client.get(`${path}?${query}`);
      expect([answer.status, answer.text]).toEqual([200, '{}']);
    },
  );

  it('needs an email', async () => {
    const answer = await client.get(path);
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toBe('WHERE parameter "email" has invalid "undefined" value');
  });

  it('is there for a user who has just chosen one', async () => {
    const email = `question-${Date.now()}@example.org`;
    const user = await client.post('/api/Users', { email, password: 'secret' });
    await client.post('/api/SecurityAnswers', { UserId: user.json().data.id, answer: 'x', SecurityQuestionId: 12 });
    expect((await questionOf(email)).json().question.question).toBe('Your favorite movie?');
  });
});
