import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NoWindow } from './no-window.ts';

/** What decides about the sandbox besides Electron itself; tests have others. */
export interface Surroundings {
  /** Folder of the kernel's settings. */
  readonly settings: string;
  /** User id that the helper has to belong to. */
  readonly root: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const here: Surroundings = { settings: '/proc/sys', root: 0, environment: process.env };

const ofAppArmor = 'kernel.apparmor_restrict_unprivileged_userns';

/** Kernel settings that keep user namespaces from ordinary programs, with the value that does. */
const restrictions = [
  { name: ofAppArmor, value: '1' },
  { name: 'kernel.unprivileged_userns_clone', value: '0' },
  { name: 'user.max_user_namespaces', value: '0' },
] as const;

/** Milliseconds that a program may take to say who it is. */
const patience = 5_000;

/**
 * Looks whether Chromium's sandbox can work for this Electron on Linux: it needs user namespaces, or a helper that runs as root.
 * Without either Electron ends as soon as it is started, with a text for its developers.
 * @returns why it cannot; null when it can
 */
export function reasonForNoSandbox(binary: string, surroundings: Surroundings = here): NoWindow | null {
  const helper = join(dirname(binary), 'chrome-sandbox');
  // With the variable Electron starts without a sandbox.
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
    // This kernel does not know it.
    return null;
  }
}

function isSetuid(helper: string, { root }: Surroundings): boolean {
  const found = statSync(helper, { throwIfNoEntry: false });
  return found !== undefined && found.uid === root && (found.mode & 0o4000) !== 0;
}

/** Whether AppArmor has a profile for the program, which then is there to let it. The program itself is asked, in its Node mode. */
function hasProfile(binary: string): boolean {
  const script = "process.stdout.write(require('fs').readFileSync('/proc/self/attr/current', 'utf8'))";
  const { status, stdout } = spawnSync(binary, ['-e', script], {
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
    encoding: 'utf8',
    timeout: patience,
  });
  return status === 0 && stdout.trim() !== 'unconfined';
}
