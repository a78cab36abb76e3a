import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { insideQuickJs } from '../../../server/build/inside-quickjs.ts';
import { confinedEnvironment, shopLaunch } from '../../../server/supervisor/confinement-flags.ts';
import type { UnsafeOrders } from '../unsafe/shop-process.ts';
import { sizeOf } from './size-of.ts';

const project = join(import.meta.dirname, '../../..');
const folder = join(project, 'dist/containment-unsafe');
const pages = join(project, 'dist/renderer');

/** Bundles the shop with what stands in for its walls, as the real one is bundled, so that the real flags fit it unchanged. */
export async function bundleUnsafeShop(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    configFile: false,
    root: project,
    logLevel: 'error',
    plugins: [insideQuickJs()],
    ssr: { noExternal: true, external: ['better-sqlite3', 'pdfkit'] },
    build: {
      ssr: join(project, 'tests/containment/unsafe/shop-process.ts'),
      outDir: folder,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        output: { format: 'cjs', entryFileNames: 'shop-process.cjs', chunkFileNames: '[name]-[hash].cjs' },
      },
    },
  });
  for (const file of ['content.json', 'decoy.pack']) {
    copyFileSync(join(project, 'dist/server', file), join(folder, file));
  }
}

/** A shop without walls 1 and 2, with or without wall 3. */
export interface UnsafeShop {
  readonly url: string;
  /** Kills it, if it still runs, and starts it anew on what it has left behind. */
  restart(): Promise<void>;
  isRunning(): boolean;
  /** Bytes of the files that it has taken in. */
  diskUse(): number;
  stop(): Promise<void>;
}

/**
 * @param confined with the flags, the seals and the environment that the supervisor gives the real one
 * @param environment what is in an environment that nobody has cleaned
 */
export async function startUnsafeShop(
  confined: boolean,
  environment: Readonly<Record<string, string>>,
): Promise<UnsafeShop> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'juice-range-unsafe-')));
  const data = join(root, 'data');
  const site = join(root, 'site');
  mkdirSync(data);
  mkdirSync(site);
  let port = 0;
  let child: ChildProcess | undefined;
  const start = async () => {
    const launch = shopLaunch({ server: folder, pages }, { kind: 'folder', path: data });
    child = fork(launch.entry, [], {
      execArgv: confined ? [...launch.flags] : ['--max-old-space-size=256'],
      env: confined ? { ...confinedEnvironment() } : { ...environment, PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const orders: UnsafeOrders = { data, site, built: folder, pages, port, sealed: confined };
    child.send(orders);
    const [ready] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error('The unsafe shop did not start.');
      }),
    ]);
    port = ready.port;
  };
  const kill = async () => {
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
  };
  await start();
  return {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    isRunning: () => child?.exitCode === null && child.signalCode === null,
    diskUse: () => sizeOf(site),
    restart: async () => {
      await kill();
      await start();
    },
    stop: async () => {
      await kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
