import type { Page } from 'playwright-core';
import type { Stranger, StrangersAttempt } from './stranger.ts';

/** What pages of other sites do in the browser of a learner. */

const send = '/rest/range/workbench/send';
const history = '/rest/range/workbench/history';

/** Browsers set both headers, and pages can't. */
const byOrigin = '`Origin` and `Sec-Fetch-Site` have to be those of the shop';

interface Call {
  readonly url: string;
  readonly body: string;
  readonly type?: string;
  readonly mode?: RequestMode;
}

/** Has a page send a request. @returns what it may read of the response */
function call(page: Page, wanted: Call): Promise<string> {
  return page.evaluate(async ({ url, body, type = 'text/plain', mode = 'cors' }) => {
    try {
      const response = await fetch(url, { method: 'POST', mode, headers: { 'content-type': type }, body });
      return await response.text();
    } catch (error) {
      return String(error);
    }
  }, wanted);
}

/** Posts an order as a form, which needs no script, and stays where that leads. */
async function postForm(page: Page, { shop, order }: Stranger): Promise<string> {
  // The browser writes name=value; both together are the order.
  const name = `${order.slice(0, -1)},"more":"`;
  await page.evaluate(
    ([action = '', field = '']) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', enctype: 'text/plain' });
      const input = document.createElement('input');
      Object.assign(input, { name: field, value: '"}', type: 'hidden' });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [shop + send, name],
  );
  await page.waitForURL(shop + send);
  return '';
}

/** Sends from a frame that belongs to no origin at all. */
function callFromSandbox(page: Page, url: string, body: string): Promise<string> {
  return page.evaluate(
    ([address, text]) =>
      new Promise<string>((resolve) => {
        addEventListener('message', ({ data }) => resolve(String(data)));
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts');
        const wanted = JSON.stringify([address, text]).replaceAll('<', '\\u003c');
        frame.srcdoc = `<script>const [url, body] = ${wanted};
          fetch(url, { method: 'POST', body }).then((response) => response.text()).catch(String)
            .then((text) => parent.postMessage(text, '*'))</script>`;
        document.body.append(frame);
      }),
    [url, body],
  );
}

const bySite = { by: 'a page of another site', measure: byOrigin } as const;

export const pageAttempts: readonly StrangersAttempt[] = [
  {
    ...bySite,
    aim: 'send requests',
    title: 'an order as JSON, for which the browser asks first',
    attempt: async ({ pageAt, shop, order }) =>
      call(await pageAt('evil.example'), { url: shop + send, body: order, type: 'application/json' }),
  },
  {
    ...bySite,
    aim: 'send requests',
    title: 'an order as plain text, for which the browser asks nobody',
    attempt: async ({ pageAt, shop, order }) =>
      call(await pageAt('evil.example'), { url: shop + send, body: order, mode: 'no-cors' }),
  },
  {
    ...bySite,
    aim: 'send requests',
    title: 'a form that posts an order as plain text',
    attempt: async (stranger) => postForm(await stranger.pageAt('evil.example'), stranger),
  },
  {
    ...bySite,
    aim: 'send requests',
    title: 'a beacon with an order',
    attempt: async ({ pageAt, shop, order }) => {
      const page = await pageAt('evil.example');
      await page.evaluate(([url = '', body]) => navigator.sendBeacon(url, body), [shop + send, order]);
      return '';
    },
  },
  {
    ...bySite,
    aim: 'send requests',
    title: 'a frame without an origin (`Origin: null`)',
    attempt: async ({ pageAt, shop, order }) => callFromSandbox(await pageAt('evil.example'), shop + send, order),
  },
  {
    ...bySite,
    aim: 'send requests',
    title: 'a picture whose address is an order',
    measure: 'the endpoints take POST only',
    attempt: async ({ pageAt, shop, order }) => {
      const page = await pageAt('evil.example');
      await page.evaluate(
        (url) =>
          new Promise<void>((resolve) => {
            const picture = new Image();
            picture.onerror = () => resolve();
            picture.src = url;
          }),
        `${shop + send}?order=${encodeURIComponent(order)}`,
      );
      return '';
    },
  },
  {
    ...bySite,
    aim: 'read the history',
    title: 'the history by `fetch`',
    measure: `${byOrigin}, and no header lets other origins read`,
    attempt: async ({ pageAt, shop }) => call(await pageAt('evil.example'), { url: shop + history, body: '{}' }),
  },
  {
    ...bySite,
    aim: 'change the recording',
    title: 'switching the recording off',
    attempt: async ({ pageAt, shop }) =>
      call(await pageAt('evil.example'), { url: `${shop + history}/record`, body: '{"on":false}', mode: 'no-cors' }),
  },
  {
    ...bySite,
    aim: 'change the recording',
    title: 'clearing the history',
    attempt: async ({ pageAt, shop }) =>
      call(await pageAt('evil.example'), { url: `${shop + history}/clear`, body: '{}', mode: 'no-cors' }),
  },
  {
    by: 'a page of another port of this machine',
    aim: 'read the history',
    title: 'the history by `fetch`, from what browsers call the same site',
    measure: byOrigin,
    attempt: async ({ pageAt, shop }) => call(await pageAt('localhost'), { url: shop + history, body: '{}' }),
  },
  {
    by: 'a page under a name that is led to the shop (DNS rebinding)',
    aim: 'read the history',
    title: 'the history by `fetch`, from the same origin',
    measure: 'foreign `Host` headers are refused',
    attempt: async ({ reboundPage }) => call(await reboundPage(), { url: history, body: '{}' }),
  },
];
