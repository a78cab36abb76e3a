import type { Attempt, Targets } from './attempt.ts';

/**
 * Gives the process what only Electron's Node has, as far as it is harmful. Each does at once what the real one would do past
 * the permission model.
 */
export function plantElectronsOwn({ secret }: Targets): void {
  Object.assign(process, {
    _getOrCreateArchive: () => ({ copyFileOut: () => secret }),
    crash: () => 'the memory was written to the disk',
    crashReporter: { start: () => 'dumps were sent' },
  });
}

export const electron = {
  'read a file as an archive of Electron': ({ targets }) => {
    const open: unknown = Reflect.get(process, '_getOrCreateArchive');
    return typeof open === 'function' && open(targets.canary).copyFileOut('canary.txt');
  },
  "crash on purpose through Electron's API": () => {
    const crash: unknown = Reflect.get(process, 'crash');
    return typeof crash === 'function' && crash();
  },
  "send memory away through Electron's crash reporter": () => {
    const reporter: unknown = Reflect.get(process, 'crashReporter');
    // As planted above.
    return reporter !== undefined && (reporter as { start(options: object): string }).start({ submitURL: 'http://x' });
  },
} satisfies Record<string, Attempt>;
