import { fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type Figure, median } from './figures.ts';
import type { RecordedAnswer } from './limit-process.ts';
import { end } from './range.ts';

/** A request that is measured, and the share of the limit it must reach. */
interface Load {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly percentOfLimit: number;
}

const loads: readonly Load[] = [
  { name: 'product search', method: 'GET', path: '/rest/products/search?q=', percentOfLimit: 20 },
  { name: 'challenge list', method: 'GET', path: '/api/Challenges', percentOfLimit: 50 },
  {
    name: 'login by SQL injection',
    method: 'POST',
    path: '/rest/user/login',
    body: JSON.stringify({ email: "' or 1=1--", password: 'x' }),
    percentOfLimit: 10,
  },
];

const rounds = 3;
const secondsPerRound = 4;

async function requestsPerSecond(url: string, load: Load): Promise<number> {
  const result = await autocannon({
    url: `${url}${load.path}`,
    method: load.method,
    connections: 16,
    duration: secondsPerRound,
    headers: { 'content-type': 'application/json' },
    ...(load.body === undefined ? {} : { body: load.body }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.name}: ${result.non2xx} answers were not 2xx, ${result.errors} requests failed.`);
  }
  return result.requests.average;
}

async function record(url: string, load: Load): Promise<RecordedAnswer> {
  const answer = await fetch(`${url}${load.path}`, {
    method: load.method,
    headers: { 'content-type': 'application/json' },
    ...(load.body === undefined ? {} : { body: load.body }),
  });
  return {
    method: load.method,
    path: load.path.split('?')[0] ?? load.path,
    contentType: answer.headers.get('content-type') ?? 'application/json',
    body: await answer.text(),
  };
}

/**
 * Requests per second of the range as a share of the limit's, measured in turns so that a noisy machine hits both.
 * @param url a running range
 * @param nodeFlags the flags that confine the limit process like the shop process
 */
export async function measureThroughput(url: string, nodeFlags: readonly string[]): Promise<readonly Figure[]> {
  const answers = await Promise.all(loads.map((load) => record(url, load)));
  const limit = fork(join(import.meta.dirname, 'limit-process.ts'), { execArgv: [...nodeFlags] });
  limit.send(answers);
  const limitUrl = await new Promise<string>((resolve, reject) => {
    limit.once('message', (message: { url: string }) => resolve(message.url));
    limit.once('exit', (code) => reject(new Error(`The limit process ended with ${code}.`)));
  });
  try {
    const figures: Figure[] = [];
    for (const load of loads) {
      const range: number[] = [];
      const plain: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        plain.push(await requestsPerSecond(limitUrl, load));
        range.push(await requestsPerSecond(url, load));
      }
      figures.push({
        name: `${load.name}, of the limit`,
        unit: '%',
        value: (100 * median(range)) / median(plain),
        target: { bound: 'at least', value: load.percentOfLimit },
        note: `${median(range).toFixed(0)} of ${median(plain).toFixed(0)} requests/s`,
      });
    }
    return figures;
  } finally {
    await end(limit);
  }
}
