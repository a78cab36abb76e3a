import { app } from '../app.ts';
import { session } from '../session.ts';
import { type RunningBrowser, startBrowser } from './browser.ts';
import { openDebuggingDoor } from './debugging-door.ts';
import { openSwitchboard } from './switchboard.ts';

/** The environment variable with the path of Chromium. */
const executableVariable = 'STAND_IN_CHROMIUM';

let running: RunningBrowser | null = null;
let closeSwitchboard: () => void = () => undefined;

/** Returns the browser behind all pages, which exists from `ready` on. */
export function browser(): RunningBrowser {
  if (running === null) {
    throw new Error('The app is not ready.');
  }
  return running;
}

export async function startEverything(sessionData: string): Promise<void> {
  const executable = process.env[executableVariable];
  if (executable === undefined) {
    throw new Error(`${executableVariable} names no Chromium.`);
  }
  const switchboard = await openSwitchboard({
    routeFor: (url) => ({ proxy: session.persistent()?.proxyFor(url) ?? null }),
    // A request without a session is Chromium's own, to the Internet.
    mayTunnel: (url) => session.persistent()?.mayRequest({ url, method: 'GET', resourceType: 'webSocket' }) ?? false,
  });
  closeSwitchboard = switchboard.close;
  running = await startBrowser({ executable, sessionData, proxyPort: switchboard.port });
  if (app.commandLine.hasSwitch('remote-debugging-port')) {
    openDebuggingDoor();
  }
}

export async function stopEverything(): Promise<void> {
  await running?.close();
  closeSwitchboard();
}
