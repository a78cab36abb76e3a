import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { Seen, WatchOrders } from './watch.ts';

/*
 * Asks the shop and looks at its memory, in a thread of its own: whoever attacks it from the main one is busy.
 */

/** Longest wait for one answer, in milliseconds: what is silent for longer is silent enough. */
const patience = 10_000;

const memoryRhythm = 100;

// The one who starts this thread says so.
const { url, pid, rhythm, killAbove } = workerData as WatchOrders;

/** Starts of the questions that nobody has answered yet, oldest first. */
const waiting = new Set<number>();
/** Start of the first question in a row that was refused or cut off. */
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

/** Resident, in MiB; 0 where nobody tells, or when the process is gone. */
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
      // It was faster.
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
