import { setTimeout as wait } from 'node:timers/promises';
import { bareNodeSeconds, ofBareNode } from './bare-node.ts';
import { type Figure, ofRounds } from './figures.ts';
import { proportionalSetSize } from './memory.ts';
import { startRange } from './range.ts';

const boots = 7;

/** Measures the start of the server on new data folders, each after starts of Node alone. */
export async function measureBoot(): Promise<Figure> {
  const seen: { range: number[]; bare: number[] } = { range: [], bare: [] };
  for (let count = 0; count < boots; count += 1) {
    seen.bare.push(await bareNodeSeconds());
    const range = await startRange();
    seen.range.push(range.bootSeconds);
    await range.stop();
  }
  return {
    name: 'boot, fresh data folder',
    unit: 's',
    ...ofRounds(seen.range),
    yardstick: ofBareNode(seen.bare),
    target: { bound: 'at most', value: 0.2 },
    note: `${boots} starts`,
  };
}

/** Measures what the server's processes take once they have come to rest. On Linux only; elsewhere it says so, and returns nothing. */
export async function measureMemory(): Promise<readonly Figure[]> {
  const range = await startRange();
  await wait(5000);
  const size = proportionalSetSize(range.pid);
  await range.stop();
  if (size === null) {
    console.log('Memory is measured only on Linux; skipping it.');
    return [];
  }
  return [
    { name: 'memory of the tree, 5 s after boot', unit: 'MiB', value: size, target: { bound: 'at most', value: 60 } },
  ];
}
