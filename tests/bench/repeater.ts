import { chromium } from 'playwright-core';
import { findChromium } from '../support/chromium.ts';
import { quietFlags } from '../support/quiet-flags.ts';
import { type Figure, median } from './figures.ts';

const sends = 300;

/** Measures what sending through the workbench adds to the shop's own time for a response, from a page and back: a difference of medians. */
export async function measureRepeater(url: string): Promise<Figure> {
  const { path } = await findChromium();
  const browser = await chromium.launch({ executablePath: path, args: [...quietFlags] });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/#/workbench`);
    const { direct, sent } = await page.evaluate(async (count) => {
      const target = '/rest/admin/application-version';
      const request = btoa(`GET ${target} HTTP/1.1\r\nHost: ${location.host}\r\n\r\n`);
      const body = JSON.stringify({ requests: [request], atOnce: 1, pause: 0, together: false });
      const timeOf = async (work: () => Promise<Response>) => {
        const began = performance.now();
        await (await work()).text();
        return performance.now() - began;
      };
      const times: { direct: number[]; sent: number[] } = { direct: [], sent: [] };
      // In turn, so that whatever else the machine does affects both alike.
      for (let index = 0; index < count; index += 1) {
        times.direct.push(await timeOf(() => fetch(target, { cache: 'no-store' })));
        times.sent.push(await timeOf(() => fetch('rest/range/workbench/send', { method: 'POST', body })));
      }
      return times;
    }, sends);
    return {
      name: "repeater's round trip, over the response itself",
      unit: 'ms',
      value: median(sent) - median(direct),
      target: { bound: 'at most', value: 5 },
      note: `${sends} sends, medians ${median(sent).toFixed(1)} and ${median(direct).toFixed(1)} ms`,
    };
  } finally {
    await browser.close();
  }
}
