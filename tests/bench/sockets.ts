import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Figure, ofRounds } from './figures.ts';
import { proportionalSetSize } from './memory.ts';
import { startRange } from './range.ts';

/** A class in one room has about 30 pages open, so this is a whole conference. */
const pageCount = 1000;

/** How many pages connect at the same time. */
const together = 50;

/** Solved by a request each, so that every round solves a challenge that no other has solved. */
const solvingPaths = [
  '/ftp/acquisitions.md',
  '/.well-known/security.txt',
  '/metrics',
  '/rest/qwertz',
  '/the/devs/are/so/funny/they/hid/an/easter/egg/within/the/easter/egg',
];

/** Milliseconds in which a page is told, or the measurement fails. */
const patience = 5000;

/** Connects many pages, and measures the time from a request that solves a challenge until the last of them is told. */
export async function measureSockets(): Promise<readonly Figure[]> {
  const range = await startRange();
  try {
    const pages: WebSocket[] = [];
    while (pages.length < pageCount) {
      pages.push(...(await Promise.all(Array.from({ length: together }, () => connectedPage(range.url)))));
    }
    const times: number[] = [];
    for (const path of solvingPaths) {
      const started = performance.now();
      const told = Promise.all(pages.map(untilTold));
      await (await fetch(range.url + path)).arrayBuffer();
      await told;
      times.push(performance.now() - started);
      await wait(500);
    }
    const memory = proportionalSetSize(range.pid);
    for (const page of pages) {
      page.terminate();
    }
    return [
      {
        name: `${pageCount} pages, until the last is told of a solve`,
        unit: 'ms',
        ...ofRounds(times),
        target: { bound: 'at most', value: 200 },
        note: times.map((time) => Math.round(time)).join(', '),
      },
      ...(memory === null ? [] : [memoryFigure(memory)]),
    ];
  } finally {
    await range.stop();
  }
}

function memoryFigure(memory: number): Figure {
  return {
    name: `memory of the tree with ${pageCount} pages`,
    unit: 'MiB',
    value: memory,
    target: { bound: 'at most', value: 150 },
  };
}

/** Connects as a page does that starts with WebSockets (Engine.IO 4), and resolves when the shop has taken it. */
async function connectedPage(url: string): Promise<WebSocket> {
  const page = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const isTaken = new Promise<void>((resolve) => {
    page.on('message', (data) => {
      const message = String(data);
      if (message.startsWith('40')) {
        resolve();
      } else if (message.startsWith('0')) {
        page.send('40');
      } else if (message === '2') {
        page.send('3');
      }
    });
  });
  await once(page, 'open');
  await isTaken;
  return page;
}

/** Resolves when a page is told of a solve. @throws when it isn't */
function untilTold(page: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A page was not told of a solve.')), patience);
    const hear = (data: unknown) => {
      if (String(data).startsWith('42["challenge solved"')) {
        clearTimeout(timer);
        page.off('message', hear);
        resolve();
      }
    };
    page.on('message', hear);
  });
}
