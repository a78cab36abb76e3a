import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { askAndLeave, askAndLeaveMany } from '../../api/frame/slow-readers.ts';
import { createClient } from '../../support/client.ts';
import type { Stall, StallTarget } from './stall.ts';

/** Attempts with the pages of the handbook, which are made on request (decision 100). */

const shared = 'each page is made once for all who want it meanwhile, with others in between';

/** Requests every path a number of times, over connections of their own and all at once, and waits for the end of all responses. */
async function flood({ port, scale, onEnd }: StallTarget, count: number, paths: readonly string[]): Promise<void> {
  const all = Array.from({ length: count * scale }, () => paths).flat();
  const sockets = all.map((path) => askAndLeave(port, path, ['Connection: close']));
  onEnd(() => {
    for (const socket of sockets) {
      socket.destroy();
    }
  });
  await Promise.all(sockets.map((socket) => once(socket.resume(), 'close')));
}

async function lessonPaths(url: string): Promise<readonly string[]> {
  const { lessons } = (await createClient(url).get('/rest/range/lessons')).json().data;
  return lessons.map(({ name }: { readonly name: string }) => `/handbook/${name}/`);
}

export const handbookStalls: readonly Stall[] = [
  {
    cause: 'an endless queue',
    through: 'handbook',
    title: '400 clients that want the whole book, all at once',
    measure: 'one book for all who want it meanwhile, made chapter by chapter, with others in between',
    harm: 'silence',
    attack: (target) => flood(target, 400, ['/handbook/book/']),
  },
  {
    cause: 'an endless queue',
    through: 'handbook',
    title: 'every lesson, ten times, all at once',
    measure: shared,
    harm: 'silence',
    controlScale: 0.6,
    attack: async (target) => flood(target, 10, await lessonPaths(target.url)),
  },
  {
    cause: 'an endless queue',
    through: 'handbook search',
    title: '400 searches at once, by clients that accept no compression',
    measure: 'pages search by themselves, in one file that is decompressed once for all',
    harm: 'silence',
    attack: (target) => flood(target, 400, [`/handbook/search.json?q=${'a'.repeat(99)}b`]),
  },
  {
    cause: 'a response that nobody reads',
    through: 'handbook',
    title: '500 clients that read nothing of the book',
    measure: 'the same bytes for all, a budget of bytes under way; clients that read nothing are closed first',
    harm: 'memory',
    controlScale: 0.5,
    attack: async (target) => {
      target.onEnd(askAndLeaveMany(500 * target.scale, target.port, '/handbook/book/'));
      await wait(2500);
    },
  },
];
