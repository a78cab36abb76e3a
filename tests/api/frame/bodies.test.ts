import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';

const app = appForTests();
const { client } = app;

/** Logs in, which shows what the server made of a body: only a right email and password give a token. */
async function loginWith(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
  const answer = await fetch(`${app.url}/rest/user/login`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json', ...headers },
  });
  return { status: answer.status, text: await answer.text() };
}

const credentials = { email: 'admin@juice-sh.op', password: 'admin123' };
const json = JSON.stringify(credentials);

describe('a body', () => {
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON',
    'text/plain, application/json',
    'x-application/json-ish',
  ])('is JSON when its content type is %s', async (type) => {
    expect((await loginWith(json, { 'content-type': type })).status).toBe(200);
  });

  test.each(['text/plain', 'application/xml', 'nonsense', 'text/json', 'multipart/form-data; boundary=x'])(
    'is plain text, without fields, when its content type is %s',
    async (type) => {
      expect(await loginWith(json, { 'content-type': type })).toEqual({
        status: 401,
        text: 'Invalid email or password.',
      });
    },
  );

  test('may be a form, with nested fields', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await loginWith('email=admin%40juice-sh.op&password=admin123', type)).status).toBe(200);
    const nested = await loginWith('email=a&password[b][c]=1', type);
    expect(nested.status).toBe(500);
    expect(JSON.parse(nested.text).error.message).toContain('Received an instance of Object');
  });

  test('that is empty has no fields, whatever its type', async () => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      expect((await loginWith('', { 'content-type': type })).status).toBe(401);
    }
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('may be compressed as %s', async (encoding, pack) => {
    const packed = new Uint8Array(pack(json));
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    expect((await loginWith(packed, headers)).status).toBe(200);
  });

  test('may be in another charset', async () => {
    const body = new Uint8Array(Buffer.from(json, 'utf16le'));
    expect((await loginWith(body, { 'content-type': 'application/json; charset=utf-16le' })).status).toBe(200);
  });

  test('of 100 KiB is read, one byte more is refused', async () => {
    const type = { 'content-type': 'text/plain' };
    expect((await loginWith('a'.repeat(102_400), type)).status).toBe(401);

    const { status, text } = await loginWith('a'.repeat(102_401), type);
    expect(status).toBe(413);
    expect(JSON.parse(text).error).toEqual({
      message: 'request entity too large',
      stack: expect.stringMatching(/^PayloadTooLargeError: request entity too large\n/),
      expected: 102_401,
      length: 102_401,
      limit: 102_400,
      type: 'entity.too.large',
      status: 413,
      statusCode: 413,
      expose: true,
    });
  });

  test('that exceeds the limit only when decompressed is refused too', async () => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(50_000_000)));
    expect(bomb.length).toBeLessThan(102_400);
    const { status } = await loginWith(bomb, { 'content-type': 'text/plain', 'content-encoding': 'gzip' });
    expect(status).toBe(413);
  });

  test.each([
    'text/plain; charset=FOO',
    'application/json; charset="foo"',
    'application/x-www-form-urlencoded; charset=foo',
  ])('in an unknown charset is refused: %s', async (type) => {
    const { status, text } = await loginWith(json, { 'content-type': type });
    expect(status).toBe(415);
    expect(JSON.parse(text).error.stack).toMatch(/^UnsupportedMediaTypeError: unsupported charset "FOO"\n/);
  });

  test('compressed in an unknown way, or not compressed at all, is refused', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await loginWith(json, { ...headers, 'content-encoding': 'snappy' })).status).toBe(415);
    expect((await loginWith(json, { ...headers, 'content-encoding': 'gzip' })).status).toBe(400);
  });

  test('that is malformed JSON shows the engine’s own words', async () => {
    const { status, text } = await loginWith('{x', { 'content-type': 'application/json' });
    expect(status).toBe(500);
    const { message, stack } = JSON.parse(text).error;
    expect(message).toBe("Expected property name or '}' in JSON at position 1 (line 1 column 2)");
    expect(stack).toMatch(/^SyntaxError: Expected property name/);
  });

  test('that is the JSON value null breaks the handler, with the engine’s own words', async () => {
    const { status, text } = await loginWith('null', { 'content-type': 'application/json' });
    expect(status).toBe(500);
    expect(JSON.parse(text).error.message).toBe("Cannot read properties of null (reading 'email')");
  });

  test.each(['1', '"text"', 'true', '[]'])('may be any other JSON value: %s', async (body) => {
    expect((await loginWith(body, { 'content-type': 'application/json' })).status).toBe(401);
  });

  test('does not matter to routes that read none', async () => {
    const answer = await client.call('DELETE', '/api/Products/1', { body: '{x', headers: { 'content-type': 'a/b' } });
    expect(answer.status).toBe(401);
  });
});
