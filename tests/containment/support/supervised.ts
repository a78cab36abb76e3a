import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShopOptions } from '../../../server/supervisor/messages.ts';
import {
  type ShopState,
  type Supervisor,
  type SupervisorOptions,
  startSupervisor,
} from '../../../server/supervisor/supervisor.ts';

const dist = join(import.meta.dirname, '../../../dist');

/** The built shop, watched by a supervisor in the test's own process. */
export interface Supervised {
  readonly supervisor: Supervisor;
  readonly dataFolder: string;
  /** Every state so far. */
  readonly states: readonly ShopState[];
  readonly logged: readonly string[];
  /** Returns the state `ready`. Throws when it is another one. */
  ready(): Extract<ShopState, { kind: 'ready' }>;
  /** Resolves with the first state of this kind after the call. */
  next<Kind extends ShopState['kind']>(kind: Kind): Promise<Extract<ShopState, { kind: Kind }>>;
  stop(): Promise<void>;
}

export async function supervise(
  shop: Partial<ShopOptions> = {},
  options: Partial<SupervisorOptions> = {},
): Promise<Supervised> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'juice-range-supervised-'));
  const states: ShopState[] = [];
  const logged: string[] = [];
  const waiting: { readonly kind: ShopState['kind']; readonly resolve: (state: never) => void }[] = [];
  const supervisor = await startSupervisor({
    shop: {
      host: 'localhost',
      port: 0,
      allowedHosts: [],
      storage: { kind: 'folder', path: dataFolder },
      fresh: false,
      configuration: null,
      variant: null,
      ctfKey: null,
      solutionsWebhook: null,
      basePath: null,
      ...shop,
    },
    paths: { server: join(dist, 'server'), pages: join(dist, 'renderer') },
    onState: (state) => {
      states.push(state);
      for (const waiter of waiting.splice(0)) {
        if (waiter.kind === state.kind) {
          // Its kind is the requested one.
          waiter.resolve(state as never);
        } else {
          waiting.push(waiter);
        }
      }
    },
    onLog: (level, text) => logged.push(`${level}: ${text}`),
    ...options,
  });
  return {
    supervisor,
    dataFolder,
    states,
    logged,
    ready: () => {
      const state = supervisor.state();
      if (state.kind !== 'ready') {
        throw new Error(`The shop is not ready: ${JSON.stringify(state)} ${logged.join('\n')}`);
      }
      return state;
    },
    next: (kind) => new Promise((resolve) => waiting.push({ kind, resolve })),
    stop: async () => {
      await supervisor.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Returns the status of the endpoint that health checks use. */
export async function versionStatus(url: string): Promise<number> {
  const answer = await fetch(`${url}/rest/admin/application-version`);
  return answer.status;
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
