import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { request, sendRaw } from './raw-http.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juice-range-log-'));
});

afterAll(() => rm(folder, { recursive: true }));

const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

/** Returns the lines of today's log after these requests. Stopping the app writes out what is buffered. */
async function linesAfter(logs: string, requests: (app: StartedApp) => Promise<unknown>): Promise<readonly string[]> {
  const app = await startApp({ logs });
  await requests(app);
  await app.stop();
  const text = await readFile(join(logs, `access.log.${today()}`), 'utf8').catch(() => '');
  return text.split('\n').slice(0, -1);
}

describe('the access log', () => {
  test('has a line in Apache’s combined format for each request', async () => {
    const logs = join(folder, 'format');
    const lines = await linesAfter(logs, (app) =>
      sendRaw(
        app.port,
        request('GET //rest//user/change-password?current=old%20one&new=a', [
          'X-Forwarded-For: 10.1.2.3, 10.9.9.9',
          `Authorization: Basic ${Buffer.from('jim:secret').toString('base64')}`,
          'Referer: http://localhost:3000/?"quoted"',
          'User-Agent: curl "x"',
        ]),
      ),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^10\.1\.2\.3 - jim \[\d{2}\/\w{3}\/\d{4}:\d{2}:\d{2}:\d{2} \+0000\] "GET \/\/rest\/\/user\/change-password\?current=old%20one&new=a HTTP\/1\.1" 401 \d+ "http:\/\/localhost:3000\/\?\\"quoted\\"" "curl \\"x\\""$/,
    );
  });

  test('writes a hyphen for missing values, and no smuggled line breaks', async () => {
    const logs = join(folder, 'hyphens');
    const forged = Buffer.from('jim\n1.2.3.4 - - forged:x').toString('base64');
    const lines = await linesAfter(logs, async (app) => {
      await sendRaw(app.port, request('DELETE /nothing'));
      await sendRaw(app.port, request('GET /nothing', [`Authorization: Basic ${forged}`]));
    });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^127\.0\.0\.1 - - \[.+\] "DELETE \/nothing HTTP\/1\.1" 200 \d+ "-" "-"$/);
  });

  test('holds requests that reach the routes, refused or not, and none that were answered earlier', async () => {
    const logs = join(folder, 'scope');
    const lines = await linesAfter(logs, async (app) => {
      for (const path of ['/', '/main.js', '/robots.txt', '/security.txt', '/assets/public']) {
        await fetch(app.url + path, { redirect: 'manual' });
      }
      await fetch(`${app.url}/api/Users`, { method: 'OPTIONS' });
      await fetch(`${app.url}/api/Products`, { method: 'POST', body: 'x'.repeat(200_000) });
      await fetch(`${app.url}/api/Users`);
      await fetch(`${app.url}/api/Products`);
      await fetch(`${app.url}/nothing.png`);
    });
    const logged = lines.map((line) => /"(\w+ \S+) HTTP\/1\.1" (\d+)/.exec(line)?.slice(1).join(' '));
    expect(logged).toEqual(['GET /api/Users 401', 'GET /api/Products 200', 'GET /nothing.png 200']);
  });

  test('is one file per day: files older than two days are deleted, the others listed under the decoy’s path', async () => {
    const logs = join(folder, 'days');
    await linesAfter(logs, (app) => fetch(`${app.url}/nothing`));
    const day = (age: number) => new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10);
    await writeFile(join(logs, `access.log.${day(1)}`), 'yesterday\n');
    await writeFile(join(logs, `access.log.${day(5)}`), 'long ago\n');
    await writeFile(join(logs, 'notes.txt'), 'mine');
    await linesAfter(logs, (app) => fetch(`${app.url}/nothing`));

    const kept = [`access.log.${day(1)}`, `access.log.${today()}`];
    expect((await readdir(logs)).sort()).toEqual([...new Set(kept), 'audit.json', 'notes.txt'].sort());
    const text = await readFile(join(logs, 'audit.json'), 'utf8');
    expect(text).toMatch(/^\{\n {4}"keepSettings": \{\n {8}"type": 1,\n {8}"amount": 2\n {4}\},/);
    const { files, ...rest } = JSON.parse(text);
    expect(rest).toEqual({
      keepSettings: { type: 1, amount: 2 },
      auditFilename: 'logs/audit.json',
      hashType: 'md5',
      extension: '',
    });
    expect(files).toEqual(
      [...new Set(kept)].sort().map((name) => ({
        date: expect.any(Number),
        name: `/juice-shop/logs/${name}`,
        hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      })),
    );
  });

  test('that cannot be written is reported once, and every request is still answered', async () => {
    const notAFolder = join(folder, 'file');
    await writeFile(notAFolder, '');
    const app = await startApp({ logs: notAFolder });
    try {
      for (let call = 0; call < 5; call += 1) {
        expect((await fetch(`${app.url}/rest/admin/application-version`)).status).toBe(200);
      }
      await expect.poll(() => app.logged.filter((line) => line.includes('access log'))).not.toEqual([]);
      expect(app.logged.filter((line) => line.includes('access log')).length).toBeLessThanOrEqual(2);
    } finally {
      await app.stop();
    }
  });

  test('is not kept by a shop without a data folder', async () => {
    const app = await startApp();
    await fetch(`${app.url}/nothing`);
    await app.stop();
    expect(app.logged).toEqual([]);
  });
});
