import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NoWindow } from './no-window.ts';

/** What decides about the sandbox besides Electron itself. Tests pass other values. */
export interface Surroundings {
  /** Folder of the kernel settings. */
  readonly settings: string;
  /** Id of the user who must own the helper. */
  readonly root: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const here: Surroundings = { settings: '/proc/sys', root: 0, environment: process.env };

const ofAppArmor = 'kernel.apparmor_restrict_unprivileged_userns';

/** Kernel settings that deny user namespaces to ordinary programs, with the value that does so. */
const restrictions = [
  { name: ofAppArmor, value: '1' },
  { name: 'kernel.unprivileged_userns_clone', value: '0' },
  { name: 'user.max_user_namespaces', value: '0' },
] as const;

/** Time that the program has to report its profile, in milliseconds. */
const patience = 5_000;

/**
 * Checks whether Chromium's sandbox can work for this Electron on Linux. It needs user namespaces, or a helper that runs as root.
 * Without either, Electron ends as soon as it starts, with a message for its developers.
 * @returns why it cannot; null when it can
 */
export function reasonForNoSandbox(binary: string, surroundings: Surroundings = here): NoWindow | null {
  const helper = join(dirname(binary), 'chrome-sandbox');
  // With this variable, Electron starts without a sandbox.
  if (surroundings.environment.ELECTRON_DISABLE_SANDBOX || isSetuid(helper, surroundings)) {
    return null;
  }
  const restriction = restrictions.find(
    ({ name, value }) => settingOf(name, surroundings) === value && !(name === ofAppArmor && hasProfile(binary)),
  );
  return restriction === undefined
    ? null
    : {
        reason: `this system gives Chromium no sandbox (${restriction.name} = ${restriction.value})`,
        remedy: `sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'`,
      };
}

function settingOf(name: string, { settings }: Surroundings): string | null {
  try {
    return readFileSync(join(settings, ...name.split('.')), 'utf8').trim();
  } catch {
    // This kernel does not have the setting.
    return null;
  }
}

function isSetuid(helper: string, { root }: Surroundings): boolean {
  const found = statSync(helper, { throwIfNoEntry: false });
  return found !== undefined && found.uid === root && (found.mode & 0o4000) !== 0;
}

/** Tells whether AppArmor has a profile for the program, which would allow it. The program itself reports that, in its Node mode. */
function hasProfile(binary: string): boolean {
  const script = "process.stdout.write(require('fs').readFileSync('/proc/self/attr/current', 'utf8'))";
  const { status, stdout } = spawnSync(binary, ['-e', script], {
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
    encoding: 'utf8',
    timeout: patience,
  });
  return status === 0 && stdout.trim() !== 'unconfined';
}
