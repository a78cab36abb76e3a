import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { type Connection, connect } from './connection.ts';

export interface RunningBrowser {
  readonly connection: Connection;
  /** Ends Chromium properly, so that cookies are saved to disk. */
  close(): Promise<void>;
}

interface BrowserOptions {
  /** The path of the Chromium to run. */
  readonly executable: string;
  /** The folder that its profile is in: the data of the app's persistent session. */
  readonly sessionData: string;
  /** The port of the switchboard between its pages and the network. */
  readonly proxyPort: number;
}

/** Starts a headless Chromium whose default context is the app's persistent session. */
export async function startBrowser({ executable, sessionData, proxyPort }: BrowserOptions): Promise<RunningBrowser> {
  const profile = join(sessionData, 'chromium');
  mkdirSync(profile, { recursive: true });
  const chromium = spawn(
    executable,
    [
      '--headless=new',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      `--proxy-server=http://127.0.0.1:${proxyPort}`,
      '--proxy-bypass-list=<-loopback>',
      // One process per site would put foreign frames out of reach of the page's session.
      '--disable-site-isolation-trials',
      '--disable-features=IsolateOrigins,site-per-process,HttpsUpgrades',
      '--no-sandbox',
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-popup-blocking',
      // As in Electron, where any page may close itself.
      '--blink-settings=allowScriptsToCloseWindows=true',
      '--password-store=basic',
      '--use-mock-keychain',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] },
  );
  const [, , , toBrowser, fromBrowser] = chromium.stdio;
  if (!(toBrowser instanceof Writable) || !(fromBrowser instanceof Readable)) {
    throw new Error('Chromium was started without pipes.');
  }
  const connection = connect(toBrowser, fromBrowser);
  await Promise.race([connection.browser.send('Browser.getVersion'), failEarly(chromium)]);
  return {
    connection,
    close: async () => {
      if (chromium.exitCode === null && chromium.signalCode === null) {
        const gone = once(chromium, 'exit');
        connection.expectEnd();
        connection.browser.send('Browser.close').catch(() => undefined);
        await gone;
      }
    },
  };
}

async function failEarly(chromium: ChildProcess): Promise<never> {
  const lines: string[] = [];
  chromium.stderr?.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  await once(chromium, 'exit');
  throw new Error(`Chromium did not start:\n${lines.join('')}`);
}
