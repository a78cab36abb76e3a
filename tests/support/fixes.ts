import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { FixLink } from '../../server/own-fix/messages.ts';
import { confinedEnvironment, fixLaunch } from '../../server/supervisor/confinement-flags.ts';
import { createFixHost } from '../../server/supervisor/fixes/fix-host.ts';
import { spawnNode } from '../../server/supervisor/spawn-process.ts';

const dist = join(import.meta.dirname, '../../dist');

/** The built process that tries fixes, confined, and called as the shop calls it. */
export interface TestFixes extends FixLink {
  /** Every process that has been started so far, the current one last. */
  readonly processes: readonly ChildProcess[];
  stop(): void;
}

export function startFixes(): TestFixes {
  const processes: ChildProcess[] = [];
  const host = createFixHost(() => {
    const { entry, flags } = fixLaunch({ server: join(dist, 'server'), pages: join(dist, 'renderer') });
    const child = spawnNode(entry, flags, confinedEnvironment());
    child.stdout?.resume();
    child.stderr?.resume();
    processes.push(child);
    return child;
  });
  return { tryFix: host.run, processes, stop: host.stop };
}
