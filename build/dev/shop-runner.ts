import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The supervised shop, in a process that can be restarted. */
export interface ShopRunner {
  /** Ends the running shop, if any, and starts a new one. Resolves when it responds, or has failed and said why. */
  restart(): Promise<void>;
  /** Resolves when no start is in progress. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Creates a runner for the supervised shop.
 * @param flags those of server/cli.ts; `--fresh` applies to the first start only
 * @param inspect port of the shop process's debugger, or null
 */
export function createShopRunner(
  flags: readonly string[],
  inspect: number | null,
  environment: NodeJS.ProcessEnv,
): ShopRunner {
  let words = flags;
  let child: ChildProcess | undefined;
  let starting: Promise<void> = Promise.resolve();

  const stop = async () => {
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  };
  const start = async () => {
    await stop();
    const begun = fork(join(import.meta.dirname, 'serve-shop.ts'), [String(inspect ?? ''), ...words], {
      env: environment,
      execArgv: [],
    });
    child = begun;
    words = words.filter((word) => word !== '--fresh');
    await Promise.race([once(begun, 'message'), once(begun, 'exit')]);
  };
  return {
    restart: () => {
      starting = start();
      return starting;
    },
    settled: () => starting,
    stop,
  };
}
