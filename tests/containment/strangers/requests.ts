import { createClient } from '../../support/client.ts';
import type { Stranger, StrangersAttempt } from './stranger.ts';

/** What programs on the learner's machine do that are no pages, and what the workbench does to itself. */

const send = '/rest/range/workbench/send';

const byPorts = 'the workbench knows its own connections, and refuses what comes over them';

async function post({ shop, order }: Stranger, headers: Readonly<Record<string, string>>): Promise<string> {
  return (await createClient(shop).post(send, order, { headers })).text;
}

/** Writes an order as a request that looks like the one of the workbench's own screen. */
function orderAsRequest({ shop, order }: Stranger, target: string): string {
  const { host, origin } = new URL(shop);
  const head = [
    `POST ${target} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${origin}`,
    'Sec-Fetch-Site: same-origin',
    `Content-Length: ${Buffer.byteLength(order)}`,
  ];
  return [...head, '', order].join('\r\n');
}

const byItself = { by: 'the workbench itself', aim: 'send requests', measure: byPorts } as const;

/** A small response, and one that is sent in many pieces. */
const before = ['/rest/languages', '/main.js'] as const;

export const requestAttempts: readonly StrangersAttempt[] = [
  {
    by: 'a program that pretends nothing',
    aim: 'send requests',
    title: 'an order without `Origin` and `Sec-Fetch-Site`',
    measure: 'both headers are required',
    attempt: (stranger) => post(stranger, {}),
  },
  {
    by: 'a program that pretends nothing',
    aim: 'send requests',
    title: 'an order with the right `Origin`, as from an old browser or over a proxy that drops headers',
    measure: 'both headers are required',
    attempt: (stranger) => post(stranger, { origin: stranger.shop }),
  },
  {
    ...byItself,
    title: 'an order in an order',
    attempt: (stranger) => stranger.attacker.workbench(orderAsRequest(stranger, send)),
  },
  {
    ...byItself,
    title: 'an order in an order, with its path spelled otherwise',
    attempt: (stranger) => stranger.attacker.workbench(orderAsRequest(stranger, '//REST/range/w%6Frkbench/send')),
  },
  {
    ...byItself,
    title: 'an order behind other requests in the same bytes, when the response to the first has ended the exchange',
    attempt: async (stranger) => {
      const { host } = new URL(stranger.shop);
      const texts: string[] = [];
      for (const target of before) {
        const first = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
        texts.push(await stranger.attacker.workbench(first + orderAsRequest(stranger, send)));
      }
      return texts.join('');
    },
  },
  {
    by: "the shop's own fetch of a picture",
    aim: 'send requests',
    title: 'a picture whose address is an order',
    measure: 'the endpoints take POST only',
    attempt: ({ attacker, order }) =>
      attacker.pictureLink(`http://localhost:3000${send}?order=${encodeURIComponent(order)}`),
  },
];
