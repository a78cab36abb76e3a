import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { shopLaunch } from '../../server/supervisor/confinement-flags.ts';
import type { GroupName } from './arguments.ts';
import { measureClassBoard } from './class-board.ts';
import { measureColdPages } from './cold-pages.ts';
import { measureDesktop } from './desktop/start.ts';
import { measureEntryScript } from './entry-script.ts';
import type { Figure } from './figures.ts';
import { measureHistory } from './history.ts';
import type { Limit } from './limit.ts';
import { measureOrders } from './orders.ts';
import { startPlainServer } from './plain-requests.ts';
import { type BenchedRange, startRange } from './range.ts';
import { measureReads } from './reads.ts';
import { measureRecording } from './recording.ts';
import { measureRepeater } from './repeater.ts';
import { measureRunner } from './runner.ts';
import { measureScreens } from './screens.ts';
import { measureSockets } from './sockets.ts';
import { measureBoot, measureMemory } from './start.ts';
import { type Stock, takeStock } from './stock.ts';
import { measureTypedSearch } from './typed-search.ts';
import { measureWeight } from './weight/weight.ts';
import { measureWrites } from './writes.ts';

type Measure<Given> = (given: Given) => Promise<readonly Figure[]>;

/** What several groups share, so that it is started once. */
interface Shared {
  readonly range: BenchedRange;
  readonly plain: Limit;
  readonly stock: (token: string) => Promise<Stock>;
}

const first = {
  weight: measureWeight,
  start: async () => [await measureBoot(), ...(await measureDesktop())],
  memory: measureMemory,
  pages: async () => [...(await measureColdPages()), measureEntryScript()],
  screens: async () => [...(await measureScreens()), ...(await measureTypedSearch())],
};

const withSharedRange = {
  reads: ({ range, stock, plain }: Shared) => measureReads(range.url, confinementFlags(), stock, plain),
  orders: async ({ range, stock, plain }: Shared) => [await measureOrders(range.url, stock, plain)],
  workbench: async ({ range, plain }: Shared) => [
    await measureRepeater(range.url),
    await measureRunner(range.url, plain),
    await measureHistory(range.url),
  ],
  // These run last, since they leave thousands of customers behind.
  writes: ({ range, plain }: Shared) => measureWrites(range.url, plain),
};

const last = { sockets: measureSockets, recording: measureRecording, 'class-board': measureClassBoard };

({ ...first, ...withSharedRange, ...last }) satisfies Record<GroupName, unknown>;

/** A figure, and the group that it belongs to. */
export type GroupedFigure = Figure & { readonly group: GroupName };

/** Measures some groups, one after the other. */
export async function measureGroups(wanted: readonly GroupName[]): Promise<readonly GroupedFigure[]> {
  return [
    ...(await measureEach(first, wanted, undefined)),
    ...(wanted.some((name) => name in withSharedRange) ? await measureWithSharedRange(wanted) : []),
    ...(await measureEach(last, wanted, undefined)),
  ];
}

async function measureWithSharedRange(wanted: readonly GroupName[]): Promise<readonly GroupedFigure[]> {
  const [range, plain] = [await startRange(), await startPlainServer()];
  try {
    return await measureEach(withSharedRange, wanted, { range, plain, stock: (token) => takeStock(range.url, token) });
  } finally {
    await plain.stop();
    await range.stop();
  }
}

async function measureEach<Given>(
  groups: Partial<Record<GroupName, Measure<Given>>>,
  wanted: readonly GroupName[],
  given: Given,
): Promise<readonly GroupedFigure[]> {
  const figures: GroupedFigure[] = [];
  for (const group of wanted) {
    const measured = (await groups[group]?.(given)) ?? [];
    figures.push(...measured.map((figure) => ({ group, ...figure })));
  }
  return figures;
}

/** Returns the flags of the shop process, plus permission to read this checkout, since the limit's code is not bundled. */
function confinementFlags(): readonly string[] {
  const root = join(import.meta.dirname, '../..');
  const paths = { server: join(root, 'dist/server'), pages: join(root, 'dist/renderer') };
  const readable = [root, realpathSync(join(root, 'node_modules'))];
  return [...shopLaunch(paths, { kind: 'memory' }).flags, ...readable.map((path) => `--allow-fs-read=${path}`)];
}
