import { join } from 'node:path';
import { reasonForNoDownload, reasonForNoWindow } from '../../build/start/display.ts';
import { findElectronBinary } from '../../build/start/electron-binary.ts';
import { installElectron } from '../../build/start/install-electron.ts';
import { reasonForNoSandbox } from '../../build/start/sandbox.ts';
import { findChromium } from '../support/chromium.ts';
import { copyPackedApp } from './packed-copy.ts';
import { writeStandInProgram } from './stand-in-program.ts';

const root = join(import.meta.dirname, '../..');

/** The app to be tried. */
export interface Subject {
  readonly program: string;
  /** The arguments on its command line before the app's own. */
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** What it is, for people. */
  readonly description: string;
  readonly isReal: boolean;
}

export interface Wanted {
  /** The app that is packed in `release/`, instead of the one that `npm start` opens. */
  readonly isPacked: boolean;
  /** A stand-in is not enough. */
  readonly isReal: boolean;
}

/**
 * Finds the app to try, and gets Electron if it is missing. Without it, or without a screen, a stand-in replaces it.
 * @param scratch folder for what has to be made
 * @throws when the required app is not available
 */
export async function findSubject({ isPacked, isReal }: Wanted, scratch: string): Promise<Subject> {
  // Whether the workflow runs in CI doesn't matter here: it has a screen as often as not.
  const noScreen = reasonForNoWindow({ platform: process.platform, environment: { ...process.env, CI: '' } });
  const electron = noScreen === null ? await findElectron(isPacked, scratch) : noScreen;
  if (typeof electron !== 'string') {
    return electron;
  }
  if (isPacked || isReal) {
    throw new Error(`The real app cannot be tried, since ${electron}.`);
  }
  if (process.platform === 'win32') {
    throw new Error(`There is no stand-in for Electron on Windows, and ${electron}.`);
  }
  const { path } = await findChromium();
  return {
    program: writeStandInProgram(scratch),
    words: [],
    environment: { STAND_IN_CHROMIUM: path },
    description: `the built app under a stand-in for Electron, since ${electron}`,
    isReal: false,
  };
}

/** @returns the reason why there is none, as the end of a sentence */
async function findElectron(isPacked: boolean, scratch: string): Promise<Subject | string> {
  const found = { environment: {}, isReal: true };
  if (isPacked) {
    const program = await copyPackedApp(join(root, 'release'), scratch);
    return { ...found, program, words: [], description: 'a copy of the packed app that can be driven' };
  }
  const program = findElectronBinary() ?? (await getElectron());
  if (typeof program !== 'string') {
    return program.reason;
  }
  const noSandbox = process.platform === 'linux' && !isRoot() ? reasonForNoSandbox(program) : null;
  return noSandbox === null
    ? { ...found, program, words: [root], description: `the built app under ${program}` }
    : `${noSandbox.reason}; to change that: ${noSandbox.remedy}`;
}

async function getElectron(): Promise<string | { readonly reason: string }> {
  const reason = reasonForNoDownload(process.platform, process.getuid?.());
  if (reason !== null) {
    return { reason };
  }
  const installed = await installElectron();
  return installed.kind === 'installed' ? installed.binary : { reason: installed.reason };
}

/** Returns whether the user is root, as in a container. Chromium's sandbox refuses to run then. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}
