import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { awkwardTexts } from '../../support/bad-requests.ts';
import { createClient } from '../../support/client.ts';
import { contentsOf } from '../../support/table-contents.ts';

const payload = '<iframe src="javascript:alert(`xss`)">';
const nestedPayload = '<<script>Foo</script>iframe src="javascript:alert(`xss`)">';
let app: StartedApp;
let send: (comment: unknown) => ReturnType<Awaited<ReturnType<typeof commenter>>>;

beforeAll(async () => {
  app = await startApp();
  send = await commenter(app.url);
});
afterAll(() => app.stop());

/** Solves a captcha and returns a function that sends comments with its answer. */
async function commenter(url: string) {
  const client = createClient(url);
  const { captchaId, answer: captcha } = (await client.get('/rest/captcha')).json();
  return (comment: unknown) => client.post('/api/Feedbacks', { captchaId, captcha, rating: 3, comment });
}

describe('a comment', () => {
  it('may be missing', async () => {
    expect((await send(undefined)).json().data.comment).toBeNull();
  });

  it.each([
    ['<b>Bold</b> and <i>fresh</i>', '<b>Bold</b> and <i>fresh</i>'],
    ['5 < 6 & 7 > 3 "quoted"', '5 < 6 & 7 > 3 "quoted"'],
    ['<script>alert(1)</script>after', 'after'],
    ['<style>p {}</style>after<!-- hidden -->', 'after'],
    [payload, ''],
    [
      '<a href="https://a.example" onclick="x()" target="_blank">a</a>',
      '<a href="https://a.example" target="_blank">a</a>',
    ],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a<br>b', 'a<br />b'],
    [nestedPayload, payload],
    ['<img src="x" onerror="alert(1)">', ''],
    [null, 'null'],
    [5, '5'],
    [false, 'false'],
    ['', ''],
  ])('is filtered once: %j', async (comment, kept) => {
    const answer = await send(comment);
    expect([answer.status, answer.json().data.comment]).toEqual([201, kept]);
  });

  it.each(awkwardTexts.filter(([what]) => what !== 'markup'))('stores %s', async (_what, comment) => {
    expect((await send(comment)).json().data.comment).toBe(comment.toWellFormed());
  });

  it.each([['a list', ['a']] as const, ['an object', { a: 1 }] as const])(
    'that is %s is an internal error',
    async (_what, comment) => {
      const before = contentsOf(app.databases.shop, 'Feedbacks');
      const answer = await send(comment);
      const message = 'comment cannot be an array or an object';
      expect([answer.status, answer.json()]).toEqual([500, { message: 'internal error', errors: [message] }]);
      expect(contentsOf(app.databases.shop, 'Feedbacks')).toEqual(before);
    },
  );

  it.each([
    ['tags without an end', '<b>'.repeat(3_400)],
    ['tags that do not match', '<b></i>'.repeat(1_400)],
    ['an address full of comments', `<a href="${'<!--'.repeat(2_500)}">`],
    ['angle brackets', '<'.repeat(10_000)],
  ])('of %s does not keep the shop busy', async (_what, comment) => {
    const before = process.cpuUsage();
    expect((await send(comment)).status).toBe(201);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });
});

describe('with the weakness of comments switched off', () => {
  it('a comment is filtered until nothing is left of the frame, and nothing is announced', async () => {
    const safe = await startApp({ configuration: { challenges: { safetyMode: 'enabled' } } });
    try {
      const heard: unknown[] = [];
      safe.app.events.on('feedback.commentSet', (event) => heard.push(event));
      const answer = await (await commenter(safe.url))(`<b>Fresh</b> ${nestedPayload}`);
      expect(answer.json().data.comment).toBe('<b>Fresh</b> ');
      expect(heard).toEqual([]);
    } finally {
      await safe.stop();
    }
  });
});
