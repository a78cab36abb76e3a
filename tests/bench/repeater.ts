import { chromium } from 'playwright-core';
import { findChromium } from '../support/chromium.ts';
import { quietFlags } from '../support/quiet-flags.ts';
import { type Figure, median, ofRounds } from './figures.ts';

const rounds = 10;
const sendsPerRound = 30;

/** Measures what sending through the workbench adds to the shop's own time for a response, from a page and back: in each round a difference of medians. */
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
    }, rounds * sendsPerRound);
    const plain = inRounds(direct);
    return {
      name: "repeater's round trip, over the response itself",
      unit: 'ms',
      ...ofRounds(inRounds(sent).map((value, round) => value - (plain[round] ?? Number.NaN))),
      yardstick: { name: 'the response itself', rounds: plain },
      target: { bound: 'at most', value: 5 },
      note: `${sent.length} sends, medians ${median(sent).toFixed(1)} and ${median(direct).toFixed(1)} ms`,
    };
  } finally {
    await browser.close();
  }
}

/** Returns the median of each round. */
function inRounds(times: readonly number[]): readonly number[] {
  return Array.from({ length: rounds }, (_, round) =>
    median(times.slice(round * sendsPerRound, (round + 1) * sendsPerRound)),
  );
}
