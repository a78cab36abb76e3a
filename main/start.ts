import { buildIfStale } from './start/build.ts';
import { reasonForNoWindow } from './start/display.ts';
import { findElectronBinary } from './start/electron-binary.ts';
import { installElectron } from './start/install-electron.ts';
import { openWindow } from './start/open-window.ts';
import { serveWithoutWindow } from './start/serve.ts';

/*
 * `npm start`: builds what is stale, opens the desktop app, and where that cannot be, serves the same shop without a
 * window and says why. Flags behind `--` are those of server/cli.ts.
 */

const flags = process.argv.slice(2);

async function start(): Promise<void> {
  await buildIfStale();
  const isHelpWanted = flags.includes('--help') || flags.includes('-h');
  const reason = isHelpWanted ? '' : await tryWindow();
  if (reason !== null) {
    await serveWithoutWindow(reason);
  }
}

/** @returns why there is no window; null when there was one and it was closed */
async function tryWindow(): Promise<string | null> {
  const reason = reasonForNoWindow({ platform: process.platform, environment: process.env });
  if (reason !== null) {
    return reason;
  }
  const binary = findElectronBinary();
  const installed = binary === null ? await installElectron() : ({ kind: 'installed', binary } as const);
  if (installed.kind === 'failed') {
    return installed.reason;
  }
  const outcome = await openWindow(installed.binary, flags);
  if (outcome.kind === 'notShown') {
    return outcome.reason;
  }
  process.exitCode = outcome.exitCode;
  return null;
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
