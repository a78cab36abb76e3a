import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readArguments } from '../../server/supervisor/command-line/arguments.ts';
import { describeConfinement } from '../../server/supervisor/command-line/report.ts';
import { shopOptionsFrom } from '../../server/supervisor/command-line/shop-options.ts';
import { defaultDataFolder } from '../../server/supervisor/data-folder/default-data-folder.ts';
import { addressOf } from '../../server/supervisor/shop-state.ts';
import { runCommand, startShop } from '../support/shop.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'juice-range-cli-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('flags', () => {
  test('are all understood', () => {
    const where = '--port 4000 --host 0.0.0.0 --allow-host shop.test --allow-host *';
    const what = '--data d --config c.yml --profile w.yml --challenge-ids v20 --record-others --fresh --trainer';
    expect(readArguments(`${where} ${what}`.split(' '))).toEqual({
      help: false,
      port: 4000,
      host: '0.0.0.0',
      allowedHosts: ['shop.test', '*'],
      data: 'd',
      config: 'c.yml',
      profile: 'w.yml',
      challengeIds: 'v20',
      recordsOthers: true,
      ephemeral: false,
      fresh: true,
      trainer: true,
    });
  });

  test.each([
    [['--port', 'http'], '--port takes a number from 0 to 65535, not "http".'],
    [['--port', '65536'], '--port takes a number from 0 to 65535, not "65536".'],
    [['--port', '-1'], "Option '--port' argument is ambiguous."],
    [['--port', '1e3'], '--port takes a number from 0 to 65535, not "1e3".'],
    [['--challenge-ids', 'v19'], '--challenge-ids takes v18 or v20, not "v19".'],
    [['--colour'], "Unknown option '--colour'."],
    [['shop'], "Unexpected argument 'shop'."],
    [['--data'], "Option '--data <value>' argument missing."],
    [['--data', ''], '--data needs a value.'],
    [['--ephemeral', '--data', 'd'], '--ephemeral keeps everything in memory, so --data makes no sense with it.'],
  ])('that make no sense are refused in one sentence: %j', (words, sentence) => {
    expect(() => readArguments(words)).toThrow(sentence);
  });
});

describe('the environment', () => {
  const options = (words: readonly string[], environment: Readonly<Record<string, string>>) =>
    shopOptionsFrom(readArguments(words), environment);

  test('leads, when empty, to this machine only, the configured port and a folder of the user', () => {
    expect(options([], {})).toEqual({
      host: 'localhost',
      port: null,
      allowedHosts: [],
      recordsOthers: false,
      storage: { kind: 'folder', path: defaultDataFolder() },
      fresh: false,
      configuration: null,
      configurationOverrides: null,
      variant: null,
      challengeIds: null,
      ctfKey: null,
      solutionsWebhook: null,
      basePath: null,
    });
  });

  test('supplies what no flag says', () => {
    const environment = {
      PORT: '8080',
      ALLOWED_HOSTS: 'shop.test, other.test,',
      CTF_KEY: 'key',
      SOLUTIONS_WEBHOOK: 'http://hook.test/',
      BASE_PATH: '/shop',
      RECORD_OTHERS: 'true',
      NODE_ENV: 'ctf',
      NODE_CONFIG: '{"server":{}}',
    };
    expect(options(['--allow-host', 'mine.test', '--data', folder], environment)).toMatchObject({
      port: 8080,
      allowedHosts: ['mine.test', 'shop.test', 'other.test'],
      storage: { kind: 'folder', path: resolve(folder) },
      ctfKey: 'key',
      solutionsWebhook: 'http://hook.test/',
      basePath: '/shop',
      recordsOthers: true,
      variant: 'ctf',
      configuration: null,
      configurationOverrides: '{"server":{}}',
    });
  });

  test('is overridden by a flag, and ignored when it is empty', () => {
    expect(options(['--port', '1'], { PORT: '2' })).toMatchObject({ port: 1 });
    expect(options(['--ephemeral'], { PORT: '', CTF_KEY: '', NODE_ENV: '' })).toMatchObject({
      port: null,
      ctfKey: null,
      variant: null,
      storage: { kind: 'memory' },
    });
    expect(options(['--record-others'], { RECORD_OTHERS: 'false' })).toMatchObject({ recordsOthers: true });
    expect(() => options([], { PORT: 'x' })).toThrow('The environment variable PORT takes a number');
    expect(() => options([], { RECORD_OTHERS: 'yes' })).toThrow('RECORD_OTHERS takes true or false, not "yes".');
  });

  test('names a mounted configuration, which then replaces the variant', () => {
    const mounted = join(folder, 'mounted');
    mkdirSync(mounted);
    writeFileSync(join(mounted, 'multi-juicer.yaml'), 'ctf: {}');
    expect(options([], { NODE_ENV: 'multi-juicer', NODE_CONFIG_DIR: mounted })).toMatchObject({
      variant: 'multi-juicer',
      configuration: { name: join(mounted, 'multi-juicer.yaml'), text: 'ctf: {}', isVariant: true },
    });
    expect(options([], { NODE_ENV: '../mounted/multi-juicer', NODE_CONFIG_DIR: mounted })).toMatchObject({
      variant: '../mounted/multi-juicer',
      configuration: null,
    });
  });

  test.each([
    ['linux', {}, '/home/ann/.local/share/juice-range'],
    ['linux', { XDG_DATA_HOME: '/data/ann' }, '/data/ann/juice-range'],
    ['linux', { XDG_DATA_HOME: 'not/absolute' }, '/home/ann/.local/share/juice-range'],
    ['darwin', {}, '/home/ann/Library/Application Support/Juice Range/shop'],
    ['win32', { APPDATA: '/roaming', LOCALAPPDATA: '/local' }, '/local/Juice Range/shop'],
    ['win32', {}, '/home/ann/AppData/Local/Juice Range/shop'],
  ] as const)('on %s with %j the data is in %s', (platform, environment, path) => {
    expect(defaultDataFolder(platform, environment, '/home/ann')).toBe(path);
  });
});

describe('the address for people', () => {
  test.each([
    ['localhost', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
    ['192.168.1.2', 'http://192.168.1.2:3000'],
  ])('of %s is %s', (host, url) => {
    expect(addressOf(host, 3000)).toBe(url);
  });
});

test('the line about confinement names what would still be possible', () => {
  const refused = {
    readOutside: false,
    writeOutside: true,
    childProcess: true,
    worker: true,
    addon: false,
    attach: true,
    otherDatabase: true,
    moduleLoading: true,
    engineFlags: true,
    archives: true,
  };
  expect(describeConfinement({ permissionModel: false, refused })).toBe(
    "NOT fully confined (permission model off, the shop's own seals only): it could still do this: reading other files, native code.",
  );
});

describe('the built command', () => {
  test('shows its help', async () => {
    const { code, output } = await runCommand(['--help']).finished;
    expect(code).toBe(0);
    for (const flag of ['port', 'host', 'allow-host', 'data', 'config', 'profile', 'ephemeral', 'fresh', 'help']) {
      expect(output).toContain(`--${flag}`);
    }
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  test('refuses wrong flags with one line and exit code 2', async () => {
    const { code, output } = await runCommand(['--colour']).finished;
    expect(output).toBe("Unknown option '--colour'. Try --help.\n");
    expect(code).toBe(2);
  });

  test('refuses a configuration file that does not exist', async () => {
    const { code, output } = await runCommand(['--ephemeral', '--config', join(folder, 'none.yml')]).finished;
    expect(output).toBe(`The configuration file ${join(folder, 'none.yml')} does not exist. Try --help.\n`);
    expect(code).toBe(2);
  });

  test('says which key of a configuration is wrong, and exits with 1', async () => {
    const file = join(folder, 'broken.yml');
    writeFileSync(file, 'server:\n  port: many\n');
    const { code, output } = await runCommand(['--ephemeral', '--port', '0', '--config', file]).finished;
    expect(output).toContain(`The configuration ${file} is not valid: `);
    expect(output).toContain('server.port');
    expect(code).toBe(1);
  });

  test('prints the address first, then the confinement and where the help is, and exits with 0 on an interrupt', async () => {
    const command = runCommand(['--ephemeral', '--port', '0']);
    await new Promise<void>((done) => command.onOutput(() => command.output().includes('Server listening') && done()));
    const [first = '', second, third] = command.output().split('\n');
    expect(first).toMatch(/^Juice Range is ready at http:\/\/localhost:\d+$/);
    expect(second).toBe(
      'Confined: no files outside its folder, no other programs, no native code (permission model on).',
    );
    expect(third).toBe(`Handbook, and help for learners and trainers: ${first.split(' ').at(-1)}/handbook/`);
    command.child.kill('SIGINT');
    expect(await command.finished).toMatchObject({ code: 0 });
  });

  test('takes configuration from the environment, the file and the overrides, in this order', async () => {
    const shop = await startShop({
      data: null,
      config: 'application:\n  name: From the file\n',
      env: { NODE_CONFIG: '{"application":{"domain":"override.test"}}', BASE_PATH: '/below' },
    });
    const answer = await fetch(`${shop.url}/rest/admin/application-configuration`);
    expect(await answer.json()).toMatchObject({
      config: {
        application: { name: 'From the file', domain: 'override.test' },
        server: { basePath: '/below' },
      },
    });
    await shop.stop();
  });

  test('tells a client with a foreign host name how to allow it, and accepts allowed names', async () => {
    const shop = await startShop({
      data: null,
      flags: ['--allow-host', 'mine.test'],
      env: { ALLOWED_HOSTS: 'our.test' },
    });
    const { port } = new URL(shop.url);
    const { request } = await import('node:http');
    const statusFor = (host: string) =>
      new Promise((done, failed) => {
        const sent = request({ host: '127.0.0.1', port, path: '/rest/admin/application-version', headers: { host } });
        sent
          .on('response', (answer) => done(answer.resume().statusCode))
          .on('error', failed)
          .end();
      });
    expect(await statusFor('evil.test')).toBe(421);
    expect(await statusFor('mine.test')).toBe(200);
    expect(await statusFor(`our.test:${port}`)).toBe(200);
    await shop.stop();
  });
});
