import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { aProfile } from '../workshop/classroom.ts';
import { type Desktop, engine, launchDesktop, patience } from './driver/desktop.ts';
import { startRecordingProxy } from './driver/recording-proxy.ts';

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

const press = (app: Desktop, action: string) =>
  app.evaluate('start', `document.querySelector('[data-action=${action}]').click()`);

async function nameOf(shop: string): Promise<unknown> {
  const answer = await fetch(`${shop}/rest/admin/application-configuration`);
  return Object(await answer.json()).config.application.name;
}

/** An instructor's mistake, and its correction; then the learner's choice, and another profile on the command line. */
describe(`a workshop profile, under ${engine}`, () => {
  test('is found where it was bundled, explained when broken, and in force once corrected, including its proxy; gives way to another', async () => {
    const proxy = await startRecordingProxy();
    const profile = aProfile('name: Baked\nport: many\nhints: sometimes\n');
    const environment = { DESKTOP_TEST_RESOURCES: dirname(profile) };

    const app = launch({ environment });
    await app.waitFor('start', isFailureShown);
    const shown = String(await app.evaluate('start', failureText)).split('\n');
    expect(shown).toContain(`The workshop profile ${profile} cannot be used:`);
    expect(shown).toContain('• workshop.yml, line 2: port must be a whole number from 1 to 65535, not "many".');
    expect(shown).toContain('• workshop.yml, line 3: hints must be on or off, not "sometimes".');

    writeFileSync(profile, `name: Baked\nproxy:\n  address: ${proxy.address}\n  use: on\n`);
    await press(app, 'retry');
    const shop = await app.waitForShop();
    expect(await nameOf(shop)).toBe('Baked');
    await expect.poll(async () => (await app.window()).title, patience).toBe('Baked (Juice Range)');
    expect(await app.resolveProxy(shop)).toBe(`PROXY ${proxy.address}`);
    await expect.poll(() => proxy.seen, patience).toContain(`GET ${shop}/`);
    expect(await app.evaluate('bar', "document.getElementById('traffic-label').textContent")).toContain(proxy.address);

    await app.clickMenu('traffic-direct');
    await expect.poll(() => app.resolveProxy(shop), patience).toBe('DIRECT');
    await app.close();
    proxy.close();

    const other = aProfile('name: Named\nhelp: off\nproxy:\n  address: 127.0.0.1:9\n  use: on\n');
    const flags = ['--port', '0', '--ephemeral', '--profile', other];
    const again = launch({ environment, flags, userData: app.userData });
    const next = await again.waitForShop();
    expect(await nameOf(next)).toBe('Named');
    expect(await again.resolveProxy(next)).toBe('DIRECT');
    // It wants no help in the menu.
    const ids = async () => (await again.menuItems()).map(({ id }) => id);
    await expect.poll(async () => (await ids()).filter((id) => id?.startsWith('help-')), patience).toEqual([]);
    expect(await ids()).toContain('about');
  });

  test('can be ignored when it is broken', async () => {
    const missing = join(dirname(aProfile('')), 'none.yml');
    const app = launch({ flags: ['--port', '0', '--ephemeral', '--profile', missing] });
    await app.waitFor('start', isFailureShown);
    expect(await app.evaluate('start', failureText)).toContain('none.yml: There is no such file.');

    await press(app, 'leaveConfigurationOut');

    expect(await nameOf(await app.waitForShop())).toBe('OWASP Juice Shop');
  });
});
