import { describe, expect, it, onTestFinished } from 'vitest';
import type { SendOrder, SentRequest } from '../../../shared/api/workbench.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';

const path = '/rest/range/workbench/send';
const app = appForTests();
const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');
const ownPage = (url = app.url) => ({ origin: url, 'sec-fetch-site': 'same-origin' });
const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;

function orderOf(requests: readonly string[], wishes: Partial<SendOrder> = {}): SendOrder {
  return { requests: requests.map(base64), atOnce: 1, pause: 0, together: false, ...wishes };
}

/** An outcome with its response as text. */
interface Outcome extends Omit<SentRequest, 'response'> {
  readonly text: string;
}

/** Sends requests as the workbench's screen does, and returns the outcomes in the order of the requests. */
async function send(requests: readonly string[], wishes?: Partial<SendOrder>, url = app.url): Promise<Outcome[]> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: ownPage(url),
    body: JSON.stringify(orderOf(requests, wishes)),
  });
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  const sent: SentRequest[] = lines.map((line) => JSON.parse(line));
  return sent
    .toSorted((a, b) => a.index - b.index)
    .map(({ response: bytes, ...outcome }) => ({ ...outcome, text: Buffer.from(bytes, 'base64').toString() }));
}

const statusOf = ({ text }: Outcome) => Number(text.split(' ')[1]);

describe('a request from the workbench', () => {
  it('arrives as it was typed, and its response comes back byte for byte', async () => {
    const [sent] = await send([get('/rest/admin/application-version')]);
    expect(sent).toMatchObject({ index: 0, end: 'complete', length: sent?.text.length });
    expect(sent?.text).toMatch(/^HTTP\/1\.1 200 OK\r\nAccess-Control-Allow-Origin: \*\r\n/i);
    expect(sent?.text.split('\r\n\r\n')[1]).toBe((await app.client.get('/rest/admin/application-version')).text);
  });

  it.each([
    ['a response without a body', 'HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n', 200],
    ['a refused host', 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n', 421],
    ['a line that is not HTTP', 'HELLO\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ])('has an end: %s', async (_, request, status) => {
    const [sent] = await send([request]);
    expect(sent).toMatchObject({ end: 'complete' });
    expect(sent && statusOf(sent)).toBe(status);
  });

  it('ends with the connection where the shop closes it', async () => {
    const [sent] = await send([`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(40_000)}`]);
    expect(sent?.end).toMatch(/complete|closed/);
  });

  it('never starts another order', async () => {
    const body = JSON.stringify(orderOf([get('/')]));
    const { host } = new URL(app.url);
    const inner = ['/rest/range/workbench/send', '//REST/range/workbench%2fsend', '/REST/Range/Workbench/Send/'].map(
      (target) =>
        `POST ${target} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${app.url}\r\nSec-Fetch-Site: same-origin\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    const sent = await send(inner);
    expect(sent.map(({ text }) => text.includes('"index":0'))).toEqual([false, false, false]);
    expect(sent[0]?.text).toContain('does not send requests to itself');
  });
});

describe('a run of the workbench', () => {
  it('sends all requests, each once', async () => {
    const words = Array.from({ length: 100 }, (_, index) => `w${index}`);
    const sent = await send(
      words.map((word) => get(`/rest/track-order/${word}`)),
      { atOnce: 16 },
    );
    expect(sent.map(({ index }) => index)).toEqual(words.map((_, index) => index));
    expect(sent.every(({ text }, index) => text.includes(`"orderId":"${words[index]}"`))).toBe(true);
  });

  it('sends requests at the same moment, which likes one review several times', async () => {
    const token = await app.client.login('jim@juice-sh.op', 'ncc-1701');
    const reviews = (await app.client.get('/rest/products/1/reviews')).json().data;
    const body = JSON.stringify({ id: reviews[0]._id });
    const like = [
      'POST /rest/products/reviews HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body,
    ].join('\r\n');
    const sent = await send([like, like, like], { atOnce: 3, together: true });
    expect(sent.map(statusOf)).toEqual([200, 200, 200]);
    await expect
      .poll(async () => (await app.client.get('/api/Challenges/?key=timingAttackChallenge')).json().data[0].solved)
      .toBe(true);
  });

  it('stops when its reader leaves', async () => {
    const left = new AbortController();
    // Each captcha has the next number, so they count what has arrived.
    const captcha = async (): Promise<number> => (await app.client.get('/rest/captcha')).json().captchaId;
    const before = await captcha();
    const body = JSON.stringify(orderOf(Array(2000).fill(get('/rest/captcha')), { pause: 20 }));
    const response = await fetch(app.url + path, { method: 'POST', headers: ownPage(), body, signal: left.signal });
    const reader = response.body?.getReader();
    await reader?.read();
    // While it is under way, there is no second one.
    const second = await app.client.post(path, orderOf([get('/'), get('/')]), { headers: ownPage() });
    expect([second.status, second.json().error]).toEqual([503, expect.stringContaining('Another run')]);
    left.abort();
    await reader?.read().catch(() => {});
    await expect
      .poll(async () => (await app.client.post(path, orderOf([get('/'), get('/')]), { headers: ownPage() })).status)
      .toBe(200);
    const after = await captcha();
    expect(after - before).toBeLessThan(2000);
    expect(await captcha()).toBe(after + 1);
  });
});

describe('the door of the workbench', () => {
  it.each([
    ['no origin', { 'sec-fetch-site': 'same-origin' }],
    ['no word of a browser', { origin: 'own' }],
    ['another site', { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' }],
    ['a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a forged origin', { origin: 'own', 'sec-fetch-site': 'cross-site' }],
  ])('is closed to a request with %s', async (_, headers) => {
    const own = { ...headers, ...('origin' in headers && headers.origin === 'own' && { origin: app.url }) };
    const answer = await app.client.post(path, orderOf([get('/')]), { headers: own });
    expect([answer.status, answer.json().error]).toEqual([403, expect.stringContaining('Only a page')]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['something else', 'hello'],
    ['no requests', orderOf([])],
    ['too many requests', orderOf(Array(2001).fill(''))],
    ['too many at once', orderOf([''], { atOnce: 17 })],
    ['a pause without end', orderOf([''], { pause: 1e9 })],
    ['a wrong type', { ...orderOf(['']), together: 'yes' }],
  ])('refuses %s', async (_, body) => {
    const answer = await app.client.post(path, body, { headers: ownPage() });
    expect([answer.status, answer.json().status]).toEqual([400, 'error']);
  });

  it('refuses an order that is too large', async () => {
    const answer = await app.client.post(path, 'x'.repeat(5 * 1024 * 1024), { headers: ownPage() });
    expect([answer.status, answer.json().error]).toEqual([413, 'The order is too large.']);
  });
});

it('the confined shop process reaches its own listener', async () => {
  const shop: RunningShop = await startShop();
  onTestFinished(() => shop.stop());
  const [sent] = await send([get('/rest/admin/application-version')], {}, shop.url);
  expect(sent?.text).toContain('"version"');
});
