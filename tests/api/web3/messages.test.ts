import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { rpcClient } from '../../support/web3/rpc.ts';

const app = appForTests();
const rpc = rpcClient(() => app.url);
const call = (id: unknown, method = 'eth_chainId') => ({ jsonrpc: '2.0', id, method, params: [] });
const answerTo = async (body: unknown) =>
  (await rpc.send(typeof body === 'string' ? body : JSON.stringify(body))).json();

describe('a message', () => {
  it.each([[7], ['seven'], [null]])('with the id %j is answered under it', async (id) => {
    expect(await answerTo(call(id))).toEqual({ jsonrpc: '2.0', id, result: '0x7a69' });
  });

  it('without an id gets no answer', async () => {
    const answer = await rpc.send(JSON.stringify({ jsonrpc: '2.0', method: 'eth_chainId' }));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  it.each([
    ['', -32700],
    ['{', -32700],
    ['null', -32600],
    ['7', -32600],
    ['[]', -32600],
    ['{}', -32600],
    ['{"id":1,"method":7}', -32600],
    ['{"id":1,"method":"eth_chainId","params":"0x1"}', -32600],
    ['{"id":1,"method":"__proto__","params":[]}', -32601],
    ['{"id":1,"method":"constructor"}', -32601],
    [`{"id":1,"method":"eth_call","params":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, -32600],
  ])('%#: a malformed message is answered with an error', async (body, code) => {
    const answer = await answerTo(body);
    expect(answer.error).toMatchObject({ code, message: expect.stringMatching(/\S/) });
  });

  it('may have any content type, or none', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-8']) {
      const answer = await rpc.send(JSON.stringify(call(1)), { 'content-type': type });
      expect([type, await answer.json()]).toEqual([type, { jsonrpc: '2.0', id: 1, result: '0x7a69' }]);
    }
  });

  it('of an invalid type is refused like any other that cannot be read', async () => {
    const answer = await rpc.send(JSON.stringify(call(1)), { 'content-type': 'nonsense' });
    expect((await answer.json()).error).toEqual({ code: -32600, message: 'invalid request: it cannot be read' });
  });

  it('may have up to 2 MB', async () => {
    const answer = await rpc.send(JSON.stringify({ ...call(1), padding: 'x'.repeat(2 * 1024 * 1024) }));
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'request too large: 2097152 bytes at most' } },
    ]);
    const padded = await answerTo({ ...call(1), padding: 'x'.repeat(2 * 1024 * 1024 - 200) });
    expect(padded.result).toBe('0x7a69');
  });
});

describe('a batch', () => {
  it('is answered in its order, each call on its own', async () => {
    const answer = await answerTo([call(1), call(2, 'eth_foo'), 7, { jsonrpc: '2.0', method: 'eth_chainId' }, call(3)]);
    expect(
      answer.map(({ id, result, error }: { id: unknown; result: unknown; error?: { code: number } }) => [
        id,
        result ?? error?.code,
      ]),
    ).toEqual([
      [1, '0x7a69'],
      [2, -32601],
      [null, -32600],
      [3, '0x7a69'],
    ]);
  });

  it('may have up to 1000 calls', async () => {
    expect((await answerTo(Array.from({ length: 1000 }, (_, id) => call(id)))).length).toBe(1000);
    expect((await answerTo(Array.from({ length: 1001 }, (_, id) => call(id)))).error.message).toContain(
      'batch too large',
    );
  });
});

it('may be read by a page of any origin, like the rest of the shop', async () => {
  const preflight = await fetch(`${app.url}/rpc`, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:8545', 'access-control-request-headers': 'content-type' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
  const answer = await rpc.send(JSON.stringify(call(1)), {
    origin: 'http://localhost:8545',
    'content-type': 'application/json',
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

it('may not be requested under a foreign host name', async () => {
  const status = await new Promise((resolve, reject) => {
    const asked = request({
      port: app.port,
      host: '127.0.0.1',
      path: '/rpc',
      method: 'POST',
      headers: { host: 'evil.example' },
    });
    asked.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    asked.end(JSON.stringify(call(1)));
  });
  expect(status).toBe(421);
});
