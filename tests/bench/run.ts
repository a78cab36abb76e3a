/**
 * `npm run bench`: measures the built range on this machine, prints a table and writes test-results/bench.json. With `-- --only pages`, it
 * measures only that group of figures, or several, as in `--only pages,screens`.
 */
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../build/start/build.ts';
import { shopLaunch } from '../../server/supervisor/confinement-flags.ts';
import { measureClassBoard } from './class-board.ts';
import { measureColdPages } from './cold-pages.ts';
import { measureDesktop } from './desktop/start.ts';
import { measureEntryScript } from './entry-script.ts';
import { asTable, type Figure, holds, median } from './figures.ts';
import { measureHistory } from './history.ts';
import { proportionalSetSize } from './memory.ts';
import { measureOrders } from './orders.ts';
import { type BenchedRange, startRange } from './range.ts';
import { measureReads } from './reads.ts';
import { measureRecording } from './recording.ts';
import { measureRepeater } from './repeater.ts';
import { measureRunner } from './runner.ts';
import { measureScreens } from './screens.ts';
import { type Stock, takeStock } from './stock.ts';
import { measureTypedSearch } from './typed-search.ts';
import { measureWeight } from './weight/weight.ts';
import { measureWrites } from './writes.ts';

const boots = 7;

async function measureBoot(): Promise<Figure> {
  const seconds: number[] = [];
  for (let count = 0; count < boots; count += 1) {
    const range = await startRange();
    seconds.push(range.bootSeconds);
    await range.stop();
  }
  return {
    name: 'boot, fresh data folder',
    unit: 's',
    value: median(seconds),
    target: { bound: 'at most', value: 0.6 },
    note: `${boots} starts, slowest ${Math.max(...seconds).toFixed(2)} s`,
  };
}

async function measureMemory(): Promise<readonly Figure[]> {
  const range = await startRange();
  await wait(5000);
  const size = proportionalSetSize(range.pid);
  await range.stop();
  if (size === null) {
    console.log('Memory is measured only on Linux; skipping it.');
    return [];
  }
  return [
    { name: 'memory of the tree, 5 s after boot', unit: 'MiB', value: size, target: { bound: 'at most', value: 110 } },
  ];
}

/** Returns the flags of the shop process, plus permission to read this checkout, since the limit's code is not bundled. */
function confinementFlags(): readonly string[] {
  const root = join(import.meta.dirname, '../..');
  const paths = { server: join(root, 'dist/server'), pages: join(root, 'dist/renderer') };
  const readable = [root, realpathSync(join(root, 'node_modules'))];
  return [...shopLaunch(paths, { kind: 'memory' }).flags, ...readable.map((path) => `--allow-fs-read=${path}`)];
}

/** A range that several groups share, so that it is started once. */
interface Shared {
  readonly range: BenchedRange;
  readonly stock: (token: string) => Promise<Stock>;
}

const withRangeOfTheirOwn: Record<string, () => Promise<readonly Figure[]>> = {
  weight: measureWeight,
  start: async () => [await measureBoot(), ...(await measureDesktop())],
  memory: measureMemory,
  pages: async () => [...(await measureColdPages()), measureEntryScript()],
  screens: async () => [...(await measureScreens()), await measureTypedSearch()],
};

const withSharedRange: Record<string, (shared: Shared) => Promise<readonly Figure[]>> = {
  reads: ({ range, stock }) => measureReads(range.url, confinementFlags(), stock),
  orders: async ({ range, stock }) => [await measureOrders(range.url, stock)],
  workbench: async ({ range }) => [
    await measureRepeater(range.url),
    await measureRunner(range.url),
    await measureHistory(range.url),
  ],
  // These run last, since they leave thousands of customers behind.
  writes: ({ range }) => measureWrites(range.url),
};

const last: Record<string, () => Promise<readonly Figure[]>> = {
  recording: measureRecording,
  'class-board': measureClassBoard,
};

/** Returns the groups of `--only`, or all of them. @throws for a group that doesn't exist */
function wantedGroups(words: readonly string[]): ReadonlySet<string> {
  const all = [withRangeOfTheirOwn, withSharedRange, last].flatMap((groups) => Object.keys(groups));
  const { only } = parseArgs({ args: [...words], options: { only: { type: 'string' } } }).values;
  const wanted = only?.split(',') ?? all;
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no group ${unknown.join(', ')}. The groups are ${all.join(', ')}.`);
  }
  return new Set(wanted);
}

const wanted = wantedGroups(process.argv.slice(2));
const wantedOf = <Measure>(groups: Record<string, Measure>): readonly Measure[] =>
  Object.entries(groups).flatMap(([name, measure]) => (wanted.has(name) ? [measure] : []));

await buildIfStale();
const loadBefore = loadavg();
const figures: Figure[] = [];
for (const measure of wantedOf(withRangeOfTheirOwn)) {
  figures.push(...(await measure()));
}
if (wantedOf(withSharedRange).length > 0) {
  const range = await startRange();
  for (const measure of wantedOf(withSharedRange)) {
    figures.push(...(await measure({ range, stock: (token) => takeStock(range.url, token) })));
  }
  await range.stop();
}
for (const measure of wantedOf(last)) {
  figures.push(...(await measure()));
}

const report = {
  at: new Date().toISOString(),
  node: process.version,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  loadAverage: { before: loadBefore, after: loadavg() },
  figures,
};
const folder = join(import.meta.dirname, '../../test-results');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
console.log(asTable(figures));
console.log(
  `Load averages of the last 1, 5 and 15 minutes: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')} on ${cpus().length} cores.`,
);
process.exitCode = figures.every(holds) ? 0 : 1;
