import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { reasonForNoDownload, reasonForNoWindow } from '../../build/start/display.ts';
import { installElectron } from '../../build/start/install-electron.ts';
import { reasonForNoSandbox } from '../../build/start/sandbox.ts';

const root = join(import.meta.dirname, '../..');

let running: ChildProcess | null = null;

/** Runs `npm start -- <flags>`, without npm, on a machine without a display unless the environment says otherwise. */
function start(flags: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, CI: _ci, NODE_ENV: _variant, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(root, 'build/start.ts'), ...flags], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { child, output: () => output, ended: once(child, 'exit').then(() => child.exitCode) };
}

async function addressIn(output: () => string): Promise<string> {
  await expect.poll(output, { timeout: 30_000 }).toMatch(/http:\/\/localhost:\d+/);
  return /http:\/\/localhost:\d+/.exec(output())?.[0] ?? '';
}

afterEach(() => {
  running?.kill('SIGKILL');
  running = null;
  vi.unstubAllEnvs();
});

describe('npm start without a display', () => {
  test('serves the same shop, prints its address, says in one line why there is no window, and ends with Ctrl-C', async () => {
    const { child, output, ended } = start(['--port', '0', '--ephemeral'], { CI: 'true' });
    const address = await addressIn(output);

    expect((await fetch(`${address}/rest/admin/application-version`)).status).toBe(200);
    expect(
      output().match(/^No window, since this is a CI run: open the address below in a browser\.$/m),
    ).not.toBeNull();
    expect(output()).toContain('Confined');

    child.kill('SIGINT');
    expect(await ended).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  });

  test('passes its flags to the server', async () => {
    const help = start(['--help'], { CI: 'true' });
    expect(await help.ended).toBe(0);
    expect(help.output()).toContain('--allow-host NAME');
    expect(help.output()).not.toContain('No window');

    const wrong = start(['--port', 'many'], { CI: 'true' });
    expect(await wrong.ended).toBe(2);
    expect(wrong.output()).toContain('--port takes a number');
  });
});

/** Makes a folder for ELECTRON_OVERRIDE_DIST_PATH to name, with a program in place of Electron. */
function fakeElectron(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-electron-'));
  const binary = join(folder, 'electron');
  writeFileSync(binary, `#!/bin/sh\n${script}\n`);
  chmodSync(binary, 0o755);
  return folder;
}

describe.skipIf(process.platform === 'win32')('npm start with a display', () => {
  test('opens the desktop app, which ends with Ctrl-C', async () => {
    const register = pathToFileURL(join(root, 'tests/desktop/stand-in/register.ts')).href;
    const agent = pathToFileURL(join(root, 'tests/desktop/driver/agent.ts')).href;
    const electron = fakeElectron(
      `shift; exec "${process.execPath}" --import ${register} --import ${agent} dist/main/main.js "$@"`,
    );
    const { child, output, ended } = start(['--port', '0', '--ephemeral'], {
      DISPLAY: ':0',
      ELECTRON_OVERRIDE_DIST_PATH: electron,
      ELECTRON_DISABLE_SANDBOX: '1',
      DESKTOP_TEST_USER_DATA: mkdtempSync(join(tmpdir(), 'juice-range-desktop-')),
      STAND_IN_CHROMIUM: inject('chromium'),
    });
    const address = await addressIn(output);

    expect(output()).not.toContain('No window');
    expect((await fetch(address)).status).toBe(200);

    child.kill('SIGINT');
    expect(await ended).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  });

  test('serves without a window when Electron ends before it shows one', async () => {
    const { child, output, ended } = start(['--port', '0', '--ephemeral'], {
      DISPLAY: ':0',
      ELECTRON_DISABLE_SANDBOX: '1',
      ELECTRON_OVERRIDE_DIST_PATH: fakeElectron('echo "cannot open display" >&2; exit 127'),
    });
    await addressIn(output);

    expect(output()).toContain('No window, since Electron ended at once (exit code 127)');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});

describe('whether there can be a window', () => {
  test.each([
    ['linux', {}, 'there is no display'],
    ['linux', { DISPLAY: '' }, 'there is no display'],
    ['linux', { DISPLAY: ':0' }, null],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, null],
    ['linux', { DISPLAY: ':0', CI: '1' }, 'this is a CI run'],
    ['darwin', {}, null],
    ['win32', {}, null],
    ['win32', { CI: 'true' }, 'this is a CI run'],
    ['win32', { CI: 'false' }, null],
  ] as const)('on %s with %o: %s', (platform, environment, reason) => {
    expect(reasonForNoWindow({ platform, environment })).toBe(reason);
  });
});

describe.skipIf(process.platform === 'win32')("whether Chromium's sandbox can work on Linux", () => {
  const restriction = 'kernel.apparmor_restrict_unprivileged_userns';
  const user = process.getuid?.() ?? 0;

  /** Makes a folder like /proc/sys with these settings. */
  function settings(values: Readonly<Record<string, string>>): string {
    const folder = mkdtempSync(join(tmpdir(), 'juice-range-proc-'));
    for (const [name, value] of Object.entries(values)) {
      const path = join(folder, ...name.split('.'));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${value}\n`);
    }
    return folder;
  }

  /** Makes an Electron that, in its Node mode, says which AppArmor profile it runs under, with its helper next to it. */
  function anElectron(profile: string, helperMode = 0o755): string {
    const folder = fakeElectron(`test "$ELECTRON_RUN_AS_NODE" = 1 && printf '${profile}\\n'`);
    writeFileSync(join(folder, 'chrome-sandbox'), '');
    chmodSync(join(folder, 'chrome-sandbox'), helperMode);
    return join(folder, 'electron');
  }

  const look = (binary: string, values: Readonly<Record<string, string>>, environment = {}) =>
    reasonForNoSandbox(binary, { settings: settings(values), root: user, environment });

  test('it cannot where programs may not use user namespaces, and the message names a remedy', () => {
    const electron = anElectron('unconfined');
    const helper = join(dirname(electron), 'chrome-sandbox');

    expect(look(electron, { [restriction]: '1' })).toEqual({
      reason: `this system gives Chromium no sandbox (${restriction} = 1)`,
      remedy: `sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'`,
    });
    expect(look(electron, { 'kernel.unprivileged_userns_clone': '0' })).not.toBeNull();
    expect(look(electron, { 'user.max_user_namespaces': '0' })).not.toBeNull();
  });

  test('it can where programs may use them, or the kernel has no such setting', () => {
    const electron = anElectron('unconfined');

    expect(look(electron, { [restriction]: '0', 'user.max_user_namespaces': '9' })).toBeNull();
    expect(look(electron, {})).toBeNull();
  });

  test('it can with a helper that root owns, with an AppArmor profile, or if nobody wants it', () => {
    expect(look(anElectron('unconfined', 0o4755), { [restriction]: '1' })).toBeNull();
    expect(look(anElectron('electron (unconfined)'), { [restriction]: '1' })).toBeNull();
    expect(look(anElectron('unconfined'), { [restriction]: '1' }, { ELECTRON_DISABLE_SANDBOX: '1' })).toBeNull();
    // A helper that another user owns doesn't count.
    const electron = anElectron('unconfined', 0o4755);
    expect(
      reasonForNoSandbox(electron, { settings: settings({ [restriction]: '1' }), root: user + 1, environment: {} }),
    ).not.toBeNull();
  });
});

describe('getting Electron', () => {
  const patience = { probe: 1_000, stall: 1_500, total: 10_000 };

  /** Starts a mirror that accepts connections. No test here requests anything from it. */
  async function aMirror(): Promise<Server> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    vi.stubEnv('ELECTRON_MIRROR', `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
    return server;
  }

  function anInstaller(script: string): string {
    const path = join(mkdtempSync(join(tmpdir(), 'juice-range-installer-')), 'install.mjs');
    writeFileSync(path, script);
    return path;
  }

  test('is not tried as root, which Electron refuses', () => {
    expect(reasonForNoDownload('linux', 0)).toContain('root');
    expect(reasonForNoDownload('linux', 1000)).toBeNull();
    expect(reasonForNoDownload('darwin', 0)).toBeNull();
    expect(reasonForNoDownload('win32', undefined)).toBeNull();
  });

  test('gives up within seconds where there is no network', async () => {
    const mirror = await aMirror();
    mirror.close();
    const started = performance.now();

    expect(await installElectron(anInstaller('process.exit(0)'), patience)).toEqual({
      kind: 'failed',
      reason: expect.stringMatching(/127\.0\.0\.1:\d+ cannot be reached/),
    });
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  test('says why the installer failed', async () => {
    const mirror = await aMirror();

    expect(await installElectron(anInstaller("console.error('HTTPError: 404'); process.exit(1)"), patience)).toEqual({
      kind: 'failed',
      reason: 'Electron could not be downloaded (HTTPError: 404)',
    });
    mirror.close();
  });

  test('ends an installer whose download makes no progress', async () => {
    const mirror = await aMirror();

    expect(await installElectron(anInstaller('setInterval(() => {}, 1000)'), patience)).toEqual({
      kind: 'failed',
      reason: 'the download of Electron got stuck',
    });
    mirror.close();
  });
});
