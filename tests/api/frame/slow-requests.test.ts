import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { request } from './raw-http.ts';

let app: StartedApp;

beforeAll(async () => {
  app = await startApp();
  // A minute in production. The server looks for overdue requests every half a minute.
  app.app.server.server.requestTimeout = 1000;
  app.app.server.server.headersTimeout = 1000;
});

afterAll(() => app.stop());

/** Sends the bytes one after the other, and then nothing more. Resolves with what was received when the connection ends. */
function sendSlowly(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(app.port, '127.0.0.1', () => {
      for (const byte of bytes) {
        socket.write(byte);
      }
    });
    socket.setNoDelay(true);
    socket.on('data', (part) => {
      answer += part.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

test('requests that never end get 408, while other clients are served', { timeout: 90_000 }, async () => {
  const login = request('POST /rest/user/login', ['Content-Type: application/json', 'Content-Length: 1000']);
  const slow = [
    sendSlowly(login),
    sendSlowly(`${login}{"email":`),
    sendSlowly('GET /rest/languages HTTP/1.1\r\nHost: lo'),
  ];
  const others = await Promise.all(slow.map(() => fetch(`${app.url}/rest/admin/application-version`)));
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const answer of await Promise.all(slow)) {
    expect(answer).toBe('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  }
});
