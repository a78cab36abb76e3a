import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadHost } from './download-host.ts';
import { electronPackage, electronVersion, findElectronBinary } from './electron-binary.ts';
import { folderSize } from './folder-size.ts';
import { canReach } from './network.ts';

export type Installed =
  | { readonly kind: 'installed'; readonly binary: string }
  /** `reason` is the end of a sentence. */
  | { readonly kind: 'failed'; readonly reason: string };

/** Times in milliseconds. */
export interface Patience {
  /** For the test connection before the download. */
  readonly probe: number;
  /** For a download that does not grow. */
  readonly stall: number;
  /** For the whole installation. */
  readonly total: number;
}

const usualPatience: Patience = { probe: 3_000, stall: 30_000, total: 15 * 60_000 };

/**
 * Runs Electron's own installer, which downloads the binary (about 120 MB) and checks it. Gives up within seconds when there is no
 * network, and when the download stops growing.
 */
export async function installElectron(
  installer: string = join(electronPackage, 'install.js'),
  patience: Patience = usualPatience,
): Promise<Installed> {
  const host = downloadHost(process.env);
  if (!(await canReach(host, patience.probe))) {
    return {
      kind: 'failed',
      reason: `Electron is not installed, and ${new URL(host).host} cannot be reached to get it`,
    };
  }
  console.log(`Downloading Electron ${electronVersion()} (about 120 MB, once) ...`);
  const failure = await download(installer, patience);
  process.stdout.write('\n');
  const binary = findElectronBinary();
  return failure === null && binary !== null
    ? { kind: 'installed', binary }
    : { kind: 'failed', reason: failure ?? 'Electron could not be installed' };
}

/** Downloads the binary. @returns why that failed; null when it succeeded */
async function download(installer: string, { stall, total }: Patience): Promise<string | null> {
  // The installer downloads into the temporary folder. It gets one of its own, so that its progress can be seen.
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-electron-'));
  const child = spawn(process.execPath, [installer], {
    env: {
      ...process.env,
      TMPDIR: folder,
      TEMP: folder,
      TMP: folder,
      ELECTRON_GET_NO_PROGRESS: '1',
      ...(process.env.HTTPS_PROXY === undefined ? {} : { ELECTRON_GET_USE_PROXY: '1' }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  const errors: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));

  let failure: string | null = null;
  const started = performance.now();
  let lastGrowth = started;
  let lastSize = 0;
  const watch = setInterval(() => {
    const now = performance.now();
    const size = folderSize(folder) + folderSize(join(electronPackage, 'dist'));
    if (size !== lastSize) {
      lastSize = size;
      lastGrowth = now;
      process.stdout.write(`\r  ${(size / 1024 / 1024).toFixed(0)} MB`);
    }
    if (now - lastGrowth > stall || now - started > total) {
      failure ??= 'the download of Electron got stuck';
      stop();
    }
  }, 250);
  try {
    const [code] = await once(child, 'exit');
    return failure ?? (code === 0 ? null : `Electron could not be downloaded (${firstLine(errors.join(''))})`);
  } finally {
    clearInterval(watch);
    process.off('exit', stop);
    rmSync(folder, { recursive: true, force: true });
  }
}

function firstLine(text: string): string {
  return (
    text
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim()
      .slice(0, 200) ?? 'no reason given'
  );
}
