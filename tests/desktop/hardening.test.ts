import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { engine, patience } from './driver/desktop.ts';
import { sharedDesktop } from './driver/shared-desktop.ts';

const app = sharedDesktop();

describe(`every page, popups included, under ${engine}`, () => {
  test('is created without Node, isolated and sandboxed, with the same-origin rule', async () => {
    await app.evaluate('shop', "window.popup = window.open(''); 0");
    await expect.poll(async () => (await app.preferences()).length, patience).toBe(4);

    for (const preferences of await app.preferences()) {
      expect(preferences).toMatchObject({
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        nodeIntegrationInSubFrames: false,
        nodeIntegrationInWorker: false,
        webSecurity: true,
        allowRunningInsecureContent: false,
        experimentalFeatures: false,
        webviewTag: false,
      });
    }
    await app.evaluate('shop', 'window.popup.close()');
    await expect.poll(async () => (await app.pages()).length, patience).toBe(3);
  });
});

const isLinux = process.platform === 'linux';
if (!isLinux) {
  console.log('SKIPPED: the environment of the shop process, since only Linux exposes it.');
}

describe.runIf(isLinux)(`the shop process, under ${engine}`, () => {
  test("runs in Electron's Node mode, without archives, and gets nothing else of the app's environment", () => {
    const pid = /\(process (\d+)\)/.exec(app.output())?.[1];
    const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');

    expect(variables).toEqual(expect.arrayContaining(['ELECTRON_RUN_AS_NODE=1', 'ELECTRON_NO_ASAR=1']));
    expect(variables.join()).not.toContain('DESKTOP_TEST_USER_DATA');
  });
});

describe(`what the shop's page is denied, under ${engine}`, () => {
  test.each(['geolocation', 'notifications', 'midi', 'clipboard-read'])('the permission %s', async (name) => {
    expect(await app.evaluate('shop', `navigator.permissions.query({ name: '${name}' }).then((p) => p.state)`)).toBe(
      'denied',
    );
  });

  test('camera and microphone', async () => {
    const code =
      "navigator.mediaDevices.getUserMedia({ audio: true, video: true }).then(() => 'granted', () => 'denied')";

    expect(await app.evaluate('shop', code)).toBe('denied');
  });

  test('reading files of this machine', async () => {
    const code = "fetch('file:///etc/hosts').then(() => 'read', () => 'refused')";

    expect(await app.evaluate('shop', code)).toBe('refused');
  });

  test('a <webview>', async () => {
    const code = `(() => {
      const view = document.createElement('webview');
      view.src = 'https://foreign.example/';
      document.body.append(view);
      const kind = Object.prototype.toString.call(view) + typeof view.getWebContentsId;
      view.remove();
      return kind;
    })()`;

    expect(await app.evaluate('shop', code)).toMatch(/undefined$/);
  });

  test('keeping the window open with a prompt on leaving', async () => {
    await app.evaluate('shop', "window.onbeforeunload = () => 'stay'; 0");
    await app.evaluate('bar', "document.getElementById('home').click()");

    await app.waitFor('shop', 'window.onbeforeunload === null');
  });
});

describe(`what the shop's page is allowed, under ${engine}`, () => {
  test('writing to the clipboard', async () => {
    const code = "navigator.permissions.query({ name: 'clipboard-write' }).then((p) => p.state)";

    expect(await app.evaluate('shop', code)).toBe('granted');
  });

  test('downloads of what it made itself and from its own origin, one at a time', async () => {
    const before = (await app.downloads()).length;
    const outcomes = async () => (await app.downloads()).slice(before).map(({ isRefused }) => isRefused);
    await app.evaluate(
      'shop',
      `window.download = (href) => {
        const link = document.createElement('a');
        link.href = href;
        link.download = 'file.txt';
        document.body.append(link);
        link.click();
        link.remove();
      };
      window.large = URL.createObjectURL(new Blob([new Uint8Array(40_000_000)]));
      0`,
    );

    await app.evaluate('shop', 'window.download(window.large); window.download(window.large); 0');
    await expect.poll(outcomes, patience).toEqual([false, true]);

    // The first download is not finished at once, so this asks until it has ended.
    await expect
      .poll(async () => {
        await app.evaluate('shop', `window.download('${app.shop}/robots.txt'); 0`);
        return (await outcomes()).slice(2);
      }, patience)
      .toContain(false);
  });
});

describe(`the app's own pages, under ${engine}`, () => {
  test.each(['bar', 'start'] as const)('%s has no Node and allows no script but its own', async (view) => {
    expect(await app.evaluate(view, 'typeof require + typeof process')).toBe('undefinedundefined');
    const code = `(() => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.head.append(script);
      return window.injected ?? false;
    })()`;
    expect(await app.evaluate(view, code)).toBe(false);
  });

  test.each(['bar', 'start'] as const)('%s cannot be navigated', async (view) => {
    const before = await app.url(view);

    await app.evaluate(view, `setTimeout(() => { location.href = '${app.shop}/' }, 0); 0`);
    await app.evaluate(view, `window.open('${app.shop}/'); 0`);
    // A later response of the same page shows that it did not navigate meanwhile.
    await app.waitFor(view, "document.readyState === 'complete'");

    expect(await app.url(view)).toBe(before);
    expect((await app.pages()).length).toBe(3);
  });
});
