import { runCommand } from './run-command.ts';
import { buildIfStale } from './start/build.ts';
import { reasonForNoDownload, reasonForNoWindow } from './start/display.ts';
import { findElectronBinary } from './start/electron-binary.ts';
import { type Installed, installElectron } from './start/install-electron.ts';
import type { NoWindow } from './start/no-window.ts';
import { openWindow } from './start/open-window.ts';
import { reasonForNoSandbox } from './start/sandbox.ts';
import { serveWithoutWindow } from './start/serve.ts';

/*
 * `npm start`: builds what is stale and opens the desktop app. If that is impossible, it serves the same shop without a window and says
 * why. Flags after `--` are those of server/cli.ts.
 */

const flags = process.argv.slice(2);

async function start(): Promise<void> {
  await buildIfStale();
  const isHelpWanted = flags.includes('--help') || flags.includes('-h');
  const noWindow = isHelpWanted ? null : await tryWindow();
  if (isHelpWanted || noWindow !== null) {
    await serveWithoutWindow(noWindow);
  }
}

/** Opens the window, if possible. @returns why there was none; null when there was one and it was closed */
async function tryWindow(): Promise<NoWindow | null> {
  const reason = reasonForNoWindow({ platform: process.platform, environment: process.env });
  if (reason !== null) {
    return { reason };
  }
  const electron = await getElectron();
  if (electron.kind === 'failed') {
    return { reason: electron.reason };
  }
  const noSandbox = process.platform === 'linux' ? reasonForNoSandbox(electron.binary) : null;
  if (noSandbox !== null) {
    return noSandbox;
  }
  const outcome = await openWindow(electron.binary, flags);
  if (outcome.kind === 'notShown') {
    return { reason: outcome.reason };
  }
  process.exitCode = outcome.exitCode;
  return null;
}

async function getElectron(): Promise<Installed> {
  const binary = findElectronBinary();
  if (binary !== null) {
    return { kind: 'installed', binary };
  }
  const reason = reasonForNoDownload(process.platform, process.getuid?.());
  return reason === null ? installElectron() : { kind: 'failed', reason };
}

await runCommand(start);
