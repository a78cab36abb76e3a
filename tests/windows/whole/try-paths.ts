import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { confinedEnvironment, shopLaunch } from '../../../server/supervisor/confinement-flags.ts';

/*
 * `node try-paths.ts FILE`, on Windows: tries the paths that the file names in a process with the flags that the supervisor would give
 * the shop there, and in one without them. Replaces the file's content with the outcome.
 */

/** What is to be tried. */
export interface PathOrders {
  /** The folder of the built app, and the data folder, in any spelling. */
  readonly dist: string;
  readonly data: string;
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

/** Per path, in order: what was read, `done`, or the error's code. */
export interface PathOutcomes {
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

export interface PathAnswers {
  readonly confined: PathOutcomes;
  readonly open: PathOutcomes;
}

const probe = join(import.meta.dirname, 'read-and-write.cjs');

function tryWith(flags: readonly string[], { reads, writes }: PathOrders): PathOutcomes {
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, probe, JSON.stringify({ reads, writes })], {
    env: { ...confinedEnvironment() },
    encoding: 'utf8',
  });
  if (stdout === '') {
    throw new Error(stderr);
  }
  return JSON.parse(stdout);
}

const [, , file = ''] = process.argv;
const orders: PathOrders = JSON.parse(readFileSync(file, 'utf8'));
const paths = { server: join(orders.dist, 'server'), pages: join(orders.dist, 'renderer') };
const { flags } = shopLaunch(paths, { kind: 'folder', path: orders.data });
const answers: PathAnswers = { confined: tryWith(flags, orders), open: tryWith([], orders) };
writeFileSync(file, JSON.stringify(answers));
