import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { median, type Yardstick } from './figures.ts';

const starts = 5;

/** Measures the seconds that Node takes to start and end without a program: a median. */
export async function bareNodeSeconds(): Promise<number> {
  const seconds: number[] = [];
  for (let count = 0; count < starts; count += 1) {
    const started = performance.now();
    await once(spawn(process.execPath, ['--eval', ''], { stdio: 'ignore' }), 'exit');
    seconds.push((performance.now() - started) / 1000);
  }
  return median(seconds);
}

/** @param rounds what starting it took beside each round */
export function ofBareNode(rounds: readonly number[]): Yardstick {
  return { name: 'a bare Node', rounds };
}
