/** `npm run bench`: measures the built range on this machine, prints a table and writes test-results/bench.json. */
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfStale } from '../../build/start/build.ts';
import { shopLaunch } from '../../server/supervisor/confinement-flags.ts';
import { measureClassBoard } from './class-board.ts';
import { measureDesktop } from './desktop/start.ts';
import { asTable, type Figure, holds, median } from './figures.ts';
import { measureEntryScript, measureFirstProduct } from './first-product.ts';
import { measureHistory } from './history.ts';
import { proportionalSetSize } from './memory.ts';
import { measureOrders } from './orders.ts';
import { startRange } from './range.ts';
import { measureReads } from './reads.ts';
import { measureRecording } from './recording.ts';
import { measureRepeater } from './repeater.ts';
import { measureRunner } from './runner.ts';
import { measureScoreBoard } from './score-board.ts';
import { measureScreens } from './screens.ts';
import { takeStock } from './stock.ts';
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

await buildIfStale();
const loadBefore = loadavg();
const figures: Figure[] = [await measureBoot(), ...(await measureDesktop()), ...(await measureMemory())];
const range = await startRange();
const stock = (token: string) => takeStock(range.url, token);
figures.push(...(await measureFirstProduct(range.url)));
figures.push(measureEntryScript(), await measureScreens(range.url, stock));
figures.push(...(await measureScoreBoard(range.url)));
figures.push(...(await measureReads(range.url, confinementFlags(), stock)));
figures.push(await measureOrders(range.url, stock));
figures.push(await measureRepeater(range.url), await measureRunner(range.url), await measureHistory(range.url));
// These run last, since they leave thousands of customers behind.
figures.push(...(await measureWrites(range.url)));
await range.stop();
figures.push(...(await measureRecording()));
figures.push(...(await measureClassBoard()));

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
