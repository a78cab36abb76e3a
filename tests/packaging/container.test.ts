import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../../build/packaging/packed-app.ts';
import { writeServerFolder } from '../../build/packaging/server-folder.ts';
import { solvedKeys } from '../exploits/support.ts';
import { codeOf } from '../report/classroom.ts';
import { createClient } from '../support/client.ts';
import { type RunningShop, startShop } from '../support/shop.ts';
import { root, scratchFolder } from './pack-for-tests.ts';

/*
 * There is no container here. What the Dockerfile says is run as it says, from the folder that goes into the image,
 * with nothing in it writable; and when the tests run as root, also with another user id and without any capabilities.
 */

const scratch = scratchFolder();
const image = join(scratch, 'image');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

/** Returns the words of `ENTRYPOINT` or `CMD`. */
function wordsOf(instruction: string): readonly string[] {
  const [, words] = new RegExp(`^${instruction} (\\[.*\\])$`, 'm').exec(dockerfile) ?? [];
  return JSON.parse(words ?? '[]');
}

/** Returns the variables of `ENV`, except the port, which another program may be using here. */
function environmentOf(): Readonly<Record<string, string>> {
  const [, text = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
  const { PORT: _, ...others } = Object.fromEntries(text.split(' ').map((pair) => pair.split('=', 2)));
  return others;
}

function commandInImage(): readonly [string, ...string[]] {
  const [node, ...words] = wordsOf('ENTRYPOINT').map((word) => word.replace('/juice-range', image));
  expect(node).toBe('/usr/local/bin/node');
  const [, user] = /^USER (\d+):\d+$/m.exec(dockerfile) ?? [];
  const asUser =
    process.getuid?.() === 0
      ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs', '--bounding-set=-all']
      : [];
  const [program = process.execPath, ...rest] = [...asUser, process.execPath, ...words, ...wordsOf('CMD')];
  return [program, ...rest];
}

/** What MultiJuicer mounts for every team by default. Parts of it are for later versions of Juice Shop. */
const multiJuicerConfiguration = `
application:
  logo: https://multi-juicer.example/logo.png
  favicon: https://multi-juicer.example/favicon.ico
  showGitHubLinks: false
  showVersionNumber: false
  chatBot:
    model: some/model
    llmApiUrl: http://multijuicer-llm-gateway:8082
challenges:
  showHints: true
hackingInstructor:
  isEnabled: true
ctf:
  showFlagsInNotifications: false
  systemWideNotifications:
    url: https://multi-juicer.example/balancer/api/notifications
    pollFrequencySeconds: 30
`;

/** MultiJuicer's end of the webhook. */
const reports: { readonly solution: { readonly challenge: string }; readonly ctfFlag: string }[] = [];
const watchdog = createServer(async (incoming, response) => {
  reports.push(JSON.parse(Buffer.concat(await Array.fromAsync(incoming)).toString()));
  response.end();
});

let shop: RunningShop;

beforeAll(async () => {
  writeServerFolder(root, image, { system: 'linux', processor: process.arch });
  mkdirSync(join(scratch, 'config'));
  writeFileSync(join(scratch, 'config/multi-juicer.yaml'), multiJuicerConfiguration);
  mkdirSync(join(scratch, 'config-v20'));
  writeFileSync(
    join(scratch, 'config-v20/multi-juicer.yaml'),
    multiJuicerConfiguration.replace('challenges:\n', 'challenges:\n  continueCodeIds: v20\n'),
  );
  execFileSync('chmod', ['-R', 'a-w,a+rX', scratch]);
  // Other users cannot enter this test run's folder, and the image has a user of its own.
  execFileSync('chmod', ['a+x', dirname(scratch)]);
  watchdog.listen(0, '127.0.0.1');
  await once(watchdog, 'listening');
  const { port } = watchdog.address() as AddressInfo; // it listens on a port, not on a pipe
  shop = await startShop({
    data: null,
    command: commandInImage(),
    env: {
      ...environmentOf(),
      HOME: '/nonexistent',
      NODE_ENV: 'multi-juicer',
      // Instead of the mount at /juice-shop/config, which only a container has.
      NODE_CONFIG_DIR: join(scratch, 'config'),
      CTF_KEY: 'a class of its own',
      SOLUTIONS_WEBHOOK: `http://127.0.0.1:${port}/team/limes/webhook`,
    },
  });
});

afterAll(async () => {
  await shop?.stop();
  watchdog.closeAllConnections();
  watchdog.close();
  chmodSync(scratch, 0o755);
  execFileSync('chmod', ['-R', 'u+w', scratch]);
  rmSync(scratch, { recursive: true, force: true });
});

test('the container has one package, since all others are bundled', () => {
  expect(readdirSync(join(image, 'node_modules'))).toEqual(['better-sqlite3']);
});

describe('the entry point of the container', () => {
  test('answers probes on every address, under whatever name its host gives it', async () => {
    const probe = request({
      host: '127.0.0.9',
      port: new URL(shop.url).port,
      path: '/rest/admin/application-version',
      headers: { host: 'limes.example.org' },
    }).end();

    const [answer] = await once(probe, 'response');

    expect(answer.statusCode).toBe(200);
    answer.resume();
  });

  test('passes its health check while it answers, and fails it otherwise', () => {
    const [, words = '[]'] = /^HEALTHCHECK [^[]*CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    const { port } = new URL(shop.url);
    const [, ...rest]: readonly string[] = JSON.parse(words);
    const exitCodeFor = (at: string) =>
      spawnSync(
        process.execPath,
        rest.map((word) => word.replace(':3000/', `:${at}/`)),
      ).status;

    expect(rest.join(' ')).toContain(':3000/');
    expect(exitCodeFor(port)).toBe(0);
    expect(exitCodeFor('9')).toBe(1);
  });

  test('runs confined, as a user without rights, and writes nothing', async () => {
    expect(shop.output()).toContain('(permission model on)');
    expect(shop.output()).not.toContain('NOT fully confined');
    const status = readFileSync(`/proc/${shop.shopPid()}/status`, 'utf8');
    expect(status).not.toMatch(/^Uid:\t0\t/m);
    expect(status).toMatch(/^CapEff:\t0+$/m);
    expect(listFiles(scratch).filter((name) => statSync(join(scratch, name)).mode & 0o222)).toEqual([]);
  });

  test('uses much less memory than MultiJuicer reserves for a team', async () => {
    const client = createClient(shop.url);
    await client.get('/rest/products/search?q=');

    const taken = [shop.supervisorPid, shop.shopPid()].map((pid) =>
      Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
    );

    expect(taken.every((kibibytes) => kibibytes > 0)).toBe(true);
    expect(taken.reduce((sum, kibibytes) => sum + kibibytes, 0)).toBeLessThan(200 * 1024);
  });

  test('follows the configuration that MultiJuicer mounts, and reports solves to its watchdog', async () => {
    const client = createClient(shop.url);
    const { config } = (await client.get('/rest/admin/application-configuration')).json();
    expect(config.application).toMatchObject({
      logo: 'https://multi-juicer.example/logo.png',
      showVersionNumber: false,
    });

    await client.get('/rest/qwertz');

    await expect.poll(() => reports).toMatchObject([{ solution: { challenge: 'errorHandlingChallenge' } }]);
    expect(reports).toMatchObject([
      { issuer: { config: 'multi-juicer' }, ctfFlag: expect.stringMatching(/^[0-9a-f]{40}$/) },
    ]);
  });

  test('says once for each unknown setting there that this range does not have it', () => {
    const ignored = shop.output().match(/^warn: .*(?= is not present in schema, ignored$)/gm);
    expect(ignored).toEqual([
      'warn: application.chatBot.model:',
      'warn: application.chatBot.llmApiUrl:',
      'warn: ctf.systemWideNotifications:',
    ]);
  });

  test('accepts continue codes with the ids of v20 where that configuration asks for it', async () => {
    const team = await startShop({
      data: null,
      command: commandInImage(),
      env: { ...environmentOf(), NODE_ENV: 'multi-juicer', NODE_CONFIG_DIR: join(scratch, 'config-v20') },
    });
    try {
      const client = createClient(team.url);
      const [loginAdmin, scoreBoard, onlyInV20] = [45, 75, 112];
      const code = codeOf([loginAdmin, scoreBoard, onlyInV20]);
      expect((await client.call('PUT', `/rest/continue-code/apply/${code}`)).status).toBe(200);
      expect(await solvedKeys(team.url)).toEqual(new Set(['loginAdminChallenge', 'scoreBoardChallenge']));
      expect((await client.get('/rest/continue-code')).json()).toEqual({
        continueCode: codeOf([loginAdmin, scoreBoard]),
      });
    } finally {
      await team.stop();
    }
  });

  test('gives progress to MultiJuicer, and restores it in a new container', async () => {
    const client = createClient(shop.url);
    const { continueCode } = (await client.get('/rest/continue-code')).json();
    const again = await startShop({ data: null, command: commandInImage(), env: environmentOf() });
    try {
      const next = createClient(again.url);
      const applied = await next.call('PUT', `/rest/continue-code/apply/${continueCode}`);
      expect(applied.status).toBe(200);
      const { data } = (await next.get('/api/challenges')).json();
      const solved = data.filter((challenge: { readonly solved: boolean }) => challenge.solved);
      expect(solved.map(({ key }: { readonly key: string }) => key)).toContain('errorHandlingChallenge');
    } finally {
      await again.stop();
    }
  });
});
