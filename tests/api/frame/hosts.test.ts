import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHostRefusal } from '../../../server/http/frame/host-check.ts';
import { type StartedApp, startApp } from '../../support/app.ts';
import { sendRaw } from './raw-http.ts';

let app: StartedApp;

beforeAll(async () => {
  app = await startApp({ allowedHosts: ['range.example'] });
});

afterAll(() => app.stop());

function getAs(host: string, path = '/rest/admin/application-version') {
  return sendRaw(app.port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
}

describe('a request is served', () => {
  test.each([
    'localhost',
    'LOCALHOST:3000',
    'localhost.',
    'htmledit.squarefree.com.localhost:3000',
    '127.0.0.1',
    '127.1.2.3:80',
    '[::1]:3000',
    '[::ffff:127.0.0.1]',
    'range.example',
    'Range.Example:8080',
    'a_b-c.localhost:',
    `${'a'.repeat(63)}.localhost:65535`,
  ])('for the host %s', async (host) => {
    expect((await getAs(host)).status).toBe(200);
  });

  test('without a host, as HTTP/1.0 allows', async () => {
    const { text } = await sendRaw(app.port, 'GET /rest/admin/application-version HTTP/1.0\r\n\r\n');
    expect(text).toContain('{"version":');
  });
});

describe('a request is refused with a line that says how to let it in', () => {
  test.each([
    'evil.example',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    'range.example.evil.example',
    'range.example@evil.example',
    '<script>',
    'evil.example/.localhost',
    'evil.example#.localhost',
    'evil.example?.localhost',
    'evil.example\\.localhost',
    'evil.example:80/.localhost',
    'evil.example .localhost',
    'evil.example,.localhost',
    'evil.example%00.localhost',
    'user@localhost',
    'user:password@localhost',
    'localhost/',
    'localhost:0x1',
    'localhost:80:80',
    'localhost:123456',
    '.localhost',
    'a..localhost',
    '..localhost',
    `${'a'.repeat(64)}.localhost`,
    `${'a.'.repeat(200)}localhost`,
    '[localhost]',
    '[127.0.0.1]',
    '[::1',
    '::1]',
    '[::1]evil.example',
    '0x7f.1',
  ])('for the host %s', async (host) => {
    for (const path of ['/', '/rest/admin/application-version', '/main.js', '/security.txt', '/nothing']) {
      const { status, text } = await getAs(host, path);
      expect([path, status]).toEqual([path, 421]);
      expect(text).toMatch(
        /does not answer for the host name "[^"<>]*": start it with --allow-host \S+ to let it in\.\n$/,
      );
    }
  });

  test.each([
    ['a second Host header', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example'],
    ['a first Host header', 'GET / HTTP/1.1\r\nHost: evil.example\r\nHost: localhost'],
    ['the request line', 'GET http://evil.example/ HTTP/1.1\r\nHost: localhost'],
    ['the request line, behind another name', 'GET http://localhost@evil.example/ HTTP/1.1\r\nHost: localhost'],
  ])('for a foreign name in %s', async (_where, head) => {
    const paths = await sendRaw(app.port, `${head}\r\nConnection: close\r\n\r\n`);
    expect(paths.status).toBe(421);
  });

  test('by the socket server too', async () => {
    const path = '/socket.io/?EIO=4&transport=polling';
    expect((await getAs('evil.example/.localhost', path)).status).toBe(421);
    expect((await getAs('localhost', path)).status).toBe(200);
    const two = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;
    expect((await sendRaw(app.port, two)).status).toBe(421);
  });

  test('before anything else happens, so that another site learns nothing', async () => {
    const { text } = await getAs('evil.example', '/api/Products');
    expect(text).not.toMatch(/access-control-allow-origin/i);
  });
});

describe('the operator', () => {
  test('may allow all names', () => {
    expect(createHostRefusal('127.0.0.1', ['*'])('evil.example')).toBeNull();
  });

  test('who binds an address allows it, and who binds all allows every bare address', () => {
    expect(createHostRefusal('192.168.0.7', [])('192.168.0.7:3000')).toBeNull();
    expect(createHostRefusal('192.168.0.7', [])('192.168.0.8:3000')).not.toBeNull();
    expect(createHostRefusal('0.0.0.0', [])('192.168.0.8:3000')).toBeNull();
    expect(createHostRefusal('::', [])('[fe80::1]:3000')).toBeNull();
    expect(createHostRefusal('0.0.0.0', [])('evil.example')).not.toBeNull();
  });
});
