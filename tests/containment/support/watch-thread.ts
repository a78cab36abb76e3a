import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { Seen, WatchOrders } from './watch.ts';

/* Sends requests to the shop and watches its memory, in a thread of its own, because the main thread is busy attacking. */

/** The longest wait for one response, in milliseconds. A silence longer than that counts as this long. */
const patience = 10_000;

const memoryRhythm = 100;

// The thread that starts this one passes this type.
const { url, pid, rhythm, killAbove } = workerData as WatchOrders;

/** The starts of the requests that have no response yet, oldest first. */
const waiting = new Set<number>();
/** The start of the first in a row of requests that were refused or cut off. */
let refusedSince: number | null = null;
let longest = 0;
let highest = 0;
let asked = 0;

function ask(): void {
  const start = performance.now();
  waiting.add(start);
  asked += 1;
  const over = (isAnswered: boolean) => {
    if (!waiting.delete(start)) {
      return;
    }
    refusedSince ??= start;
    longest = Math.max(longest, performance.now() - refusedSince);
    if (isAnswered) {
      refusedSince = null;
    }
  };
  const sent = request(`${url}/rest/admin/application-version`, { agent: false }, (response) => {
    response.on('error', () => over(false));
    response.on('end', () => over(response.statusCode === 200));
    response.resume();
  });
  sent.setTimeout(patience, () => sent.destroy());
  sent.on('error', () => over(false));
  sent.end();
}

/** Returns the resident memory in MiB; 0 where the system doesn't report it, or when the process has ended. */
function memory(): number {
  try {
    return Number(/^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function look(): void {
  const held = memory();
  highest = Math.max(highest, held);
  if (killAbove !== undefined && held > killAbove) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
}

function seen(): Seen {
  const [oldest = Number.POSITIVE_INFINITY] = waiting;
  const since = Math.min(oldest, refusedSince ?? Number.POSITIVE_INFINITY);
  const silence = Math.max(longest, since === Number.POSITIVE_INFINITY ? 0 : performance.now() - since);
  return { silence: Math.round(silence), memory: Math.round(highest), asked };
}

const asking = setInterval(ask, rhythm);
const looking = setInterval(() => {
  look();
  parentPort?.postMessage({ seen: seen(), isOver: false });
}, memoryRhythm);
ask();
look();

parentPort?.once('message', () => {
  clearInterval(asking);
  const end = setInterval(() => {
    if (waiting.size === 0) {
      clearInterval(looking);
      clearInterval(end);
      parentPort?.postMessage({ seen: seen(), isOver: true });
    }
  }, 20);
});
