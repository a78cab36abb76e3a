import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Desktop, engine, launchDesktop, patience } from './driver/desktop.ts';
import { sharedDesktop } from './driver/shared-desktop.ts';
import { solvedChallenges, solveLoginAdmin } from './driver/shop-client.ts';

let desktop: Desktop | null = null;

function launch(...options: Parameters<typeof launchDesktop>): Desktop {
  desktop = launchDesktop(...options);
  return desktop;
}

afterEach(async () => {
  await desktop?.close();
});

const isFailureShown = "!document.getElementById('failure').hidden";
const failureText = "document.getElementById('failure').innerText";

/** The last port, after which there is none to use instead. */
const lastPort = 65_535;

function aFolder(): string {
  return mkdtempSync(join(tmpdir(), 'juice-range-start-'));
}

/** Keeps others from listening on a port: the named one, or any free one. */
async function holdPort(wanted = 0): Promise<{ readonly port: number; release(): void }> {
  const holder = createServer().listen(wanted, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { port, release: () => holder.close() };
}

/** Returns the process that the shop runs in, or is starting in; null when there is none at the moment. */
function findShopProcess(app: Desktop): number | null {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  for (const line of processes) {
    const [pid, parent, state] = line.trim().split(/\s+/);
    if (Number(parent) === app.process.pid && state?.startsWith('Z') === false && line.includes('shop-process')) {
      return Number(pid);
    }
  }
  return null;
}

const buttons = async (app: Desktop): Promise<readonly unknown[]> =>
  Object.values(
    Object(await app.evaluate('start', "[...document.querySelectorAll('#actions button')].map(b => b.textContent)")),
  );

const press = (app: Desktop, action: string) =>
  app.evaluate('start', `document.querySelector('[data-action=${action}]').click()`);

describe(`the app that has started, under ${engine}`, () => {
  const app = sharedDesktop();

  test('shows the shop below the bar', async () => {
    const window = await app.window();
    expect(window.isShopShown).toBe(true);
    expect(window.shopTop).toBe(window.barHeight);
    expect(await app.url('shop')).toBe(`${app.shop}/`);
    await app.waitFor('shop', "document.querySelector('#root, app-root')?.childElementCount > 0");
    expect((await app.window()).title).toContain('(Juice Range)');
    expect(await app.evaluate('bar', "document.getElementById('address').value")).toMatch(app.shop);
  });

  test('brings its window to the front when a second instance starts, which ends', async () => {
    await app.minimize();

    const second = launchDesktop({ userData: app.userData });
    expect(await second.ended()).toBe(0);

    await expect.poll(() => app.window(), patience).toMatchObject({ isMinimized: false, focusCount: 1 });
  });

  test('restarts the shop when it dies and says so in the bar, and offers to reload a page that crashed', async () => {
    const pid = Number(/\(process (\d+)\)/.exec(app.output())?.[1]);

    process.kill(pid, 'SIGKILL');

    await app.waitFor('bar', "document.getElementById('message').textContent.includes('started again')");
    expect((await app.window()).isShopShown).toBe(true);

    // The page can also be reloaded, should it be what crashes.
    await app.crashShopPage();
    await app.waitFor('start', isFailureShown);
    expect((await app.window()).isShopShown).toBe(false);
    await press(app, 'retry');
    await expect.poll(async () => (await app.window()).isShopShown, patience).toBe(true);
  });
});

describe(`starting the app, under ${engine}`, () => {
  test('explains a data folder that cannot be used, opens it, tries again, and continues in memory while another shop uses it', async () => {
    const data = join(aFolder(), 'data');
    mkdirSync(data);
    symlinkSync('/', join(data, 'elsewhere'));

    const app = launch({ flags: ['--port', '0', '--data', data] });
    await app.waitFor('start', isFailureShown);

    expect(await app.evaluate('start', failureText)).toContain('The shop did not start');
    expect(await app.evaluate('start', failureText)).toContain('holds a link, elsewhere, which could lead out of it');
    expect(await buttons(app)).toEqual([
      'Try again',
      'Go on in memory',
      'Open data folder',
      'Open log',
      'Help',
      'Quit',
    ]);
    expect((await app.window()).isShopShown).toBe(false);
    await press(app, 'openDataFolder');
    await expect.poll(() => app.openedExternally(), patience).toEqual([data]);

    rmSync(join(data, 'elsewhere'));
    const lock = JSON.stringify({ pid: process.pid, started: '' });
    writeFileSync(join(data, 'juice-range.lock'), lock);
    await press(app, 'retry');
    await app.waitFor('start', `${failureText}.includes('is in use by a Juice Range that is already running')`);

    await press(app, 'keepInMemory');
    await app.waitForShop();
    expect((await app.window()).isShopShown).toBe(true);
    expect(readdirSync(data)).toEqual(['juice-range.lock']);
    expect(readFileSync(join(data, 'juice-range.lock'), 'utf8')).toBe(lock);
  });

  test('ignores a wrong configuration, and uses another port instead of a taken one, on request, with the help in between', async () => {
    const config = join(aFolder(), 'wrong.yml');
    writeFileSync(config, 'application: 5\n');
    const { release } = await holdPort(lastPort);

    const app = launch({ flags: ['--port', String(lastPort), '--ephemeral', '--config', config] });
    await app.waitFor('start', isFailureShown);
    expect(await app.evaluate('start', failureText)).toContain(`The configuration ${config} is not valid`);
    expect(await buttons(app)).toEqual(['Try again', 'Start without it', 'Open log', 'Help', 'Quit']);
    await press(app, 'leaveConfigurationOut');

    await app.waitFor('start', `${failureText}.includes('No port from ${lastPort} upwards is free')`);
    expect(await buttons(app)).toEqual(['Use another port', 'Try again', 'Open log', 'Help', 'Quit']);
    for (const entry of ['reset-shop', 'reset-progress', 'save-backup', 'restore-backup', 'copy-address']) {
      const shown = (await app.shownDialogs()).length;
      await app.clickMenu(entry);
      await expect.poll(async () => (await app.shownDialogs()).slice(shown), patience).toHaveLength(1);
      const [dialog] = (await app.shownDialogs()).slice(shown);
      expect(`${dialog?.text} ${dialog?.detail}`, entry).toContain('The shop is not running yet.');
    }
    await press(app, 'openHelp');
    await app.waitFor('help', "document.querySelector('.page[data-open]')?.hash === '#trouble'");
    expect(await app.evaluate('help', "document.getElementById('not-running').hidden")).toBe(false);
    expect(await app.evaluate('help', "document.querySelector('article:not([hidden])').innerText")).toContain(
      'localhost:3000',
    );
    await press(app, 'useAnotherPort');
    const shop = await app.waitForShop();
    release();

    expect(Number(new URL(shop).port)).not.toBe(lastPort);
  });

  test('says that a start takes long, and offers the log; then shows the shop at the next free port, even if its page is reloaded before it has loaded', async () => {
    const { port, release } = await holdPort();
    const app = launch({ flags: ['--port', String(port), '--ephemeral'] });
    await expect.poll(() => findShopProcess(app), { ...patience, interval: 10 }).not.toBeNull();
    const pid = findShopProcess(app) ?? 0;
    process.kill(pid, 'SIGSTOP');

    await app.waitFor('start', "document.getElementById('progress-title').textContent === 'Starting the shop'");
    await app.waitFor('start', "document.getElementById('progress-detail').textContent.includes('longer than usual')");
    await app.evaluate('start', "document.querySelector('#progress-actions [data-action=openLog]').click()");
    await app.waitFor('log', "document.getElementById('list').textContent.includes('Juice Range')");

    process.kill(pid, 'SIGCONT');
    await expect.poll(() => app.output(), { ...patience, interval: 5 }).toContain('is ready at');
    await app.clickMenu('reload');
    const shop = await app.waitForShop();
    release();
    expect((await app.window()).isShopShown).toBe(true);

    const taken = Number(new URL(shop).port);
    expect(taken).toBeGreaterThan(port);
    await app.waitFor(
      'bar',
      `document.getElementById('message').textContent === 'Port ${port} is taken, so the shop is at port ${taken} this time.'`,
    );
  });

  test('says in one line what is wrong with a flag, and ends', async () => {
    const app = launch({ flags: ['--port', 'many'] });

    expect(await app.ended()).toBe(2);
    expect(app.output()).toContain('--port takes a number from 0 to 65535');
    expect(app.output()).toContain('Error box: Juice Range cannot start: --port takes');
  });

  test('refuses a flag that does not follow the two dashes, and an unknown word', async () => {
    const flag = launch({ files: ['--port=4000'] });
    expect(await flag.ended()).toBe(2);
    expect(flag.output()).toContain('--port=4000 goes after two dashes: juice-range -- --port=4000');

    const word = launch({ files: ['port'] });
    expect(await word.ended()).toBe(2);
    expect(word.output()).toContain('"port" is neither an option nor a backup (.json).');
  });

  test('lists its options on request in a terminal', async () => {
    const app = launch({ files: ['--help'] });

    expect(await app.ended()).toBe(0);
    expect(app.output()).toContain('juice-range -- --port 4000');
    expect(app.output()).toContain('--ephemeral');
  });
});

describe(`starting the app with a data folder that is kept, under ${engine}`, () => {
  const data = join(aFolder(), 'data');
  let solved: readonly string[] = [];

  test('gives up a shop that dies at each start, and starts a fresh one on request', async () => {
    const app = launch({ flags: ['--port', '0', '--data', data] });
    await app.waitFor('start', "document.readyState === 'complete'");
    while ((await app.evaluate('start', isFailureShown)) !== true) {
      const pid = findShopProcess(app);
      if (pid !== null) {
        process.kill(pid, 'SIGKILL');
      }
    }
    expect(await app.evaluate('start', failureText)).toContain('ended again and again before it was ready');
    expect((await buttons(app)).slice(0, 2)).toEqual(['Try again', 'Start with a fresh shop']);

    await press(app, 'seedAnew');

    const shop = await app.waitForShop();
    expect(readdirSync(data)).toContain('shop.sqlite');
    await solveLoginAdmin(shop);
    solved = await solvedChallenges(shop);
    expect(await app.close()).toBe(0);
    await expect(fetch(shop), 'the shop is stopped before the app ends').rejects.toThrow();
  });

  test('moves a damaged data folder aside on request, and keeps what was solved', async () => {
    writeFileSync(join(data, 'shop.sqlite'), 'Dear diary, '.repeat(1000));

    const app = launch({ flags: ['--port', '0', '--data', data] });
    await app.waitFor('start', isFailureShown);
    expect(await app.evaluate('start', failureText)).toContain('shop.sqlite in the data folder is not a database');
    expect((await buttons(app))[0]).toBe('Move the folder aside and start fresh');
    await press(app, 'moveDataAside');

    const again = await app.waitForShop();
    expect(solved).toContain('loginAdminChallenge');
    expect(await solvedChallenges(again)).toEqual(solved);
    const aside = readdirSync(dirname(data)).find((name) => name.startsWith('data-aside-')) ?? '';
    expect(readFileSync(join(dirname(data), aside, 'shop.sqlite'), 'utf8')).toContain('Dear diary');
    expect((await app.shownDialogs()).at(-1)?.text).toBe(`The old data folder is now ${join(dirname(data), aside)}`);
  });
});
