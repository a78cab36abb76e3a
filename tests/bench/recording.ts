import { type Figure, median, ofRounds } from './figures.ts';
import { requestsPerSecond } from './load.ts';
import { startRange } from './range.ts';

/** What is measured: a response that the shop makes, and a file. */
const loads = [
  { name: 'product list', path: '/api/Products/' },
  { name: 'static file', path: '/assets/i18n/en.json' },
] as const;

/** Short turns, so that whatever else the machine does affects both ranges alike. */
const rounds = 9;
const secondsPerRound = 1;

/** Measures what recording for the workbench's history costs, against a second range whose recording was never switched on. */
export async function measureRecording(): Promise<readonly Figure[]> {
  const [plain, recorded] = [await startRange(), await startRange()];
  try {
    const figures: Figure[] = [];
    for (const [changes, name, least] of [
      [[], 'before any recording', null],
      [[true], 'while it is recorded', 90],
      [[false], 'after the recording', 95],
    ] as const) {
      for (const isOn of changes) {
        await switchRecording(recorded.url, isOn);
      }
      for (const load of loads) {
        figures.push({
          ...(await compare(load.name, plain.url + load.path, recorded.url + load.path)),
          name: `${load.name} ${name}`,
          // Two ranges of which nothing was recorded show what the others are worth.
          target: least === null ? null : { bound: 'at least', value: least },
        });
      }
    }
    return figures;
  } finally {
    await plain.stop();
    await recorded.stop();
  }
}

async function compare(name: string, plainUrl: string, recordedUrl: string) {
  const plain: number[] = [];
  const percent: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // The first of two is measured on a machine that has just rested.
    const urls = round % 2 === 0 ? [plainUrl, recordedUrl] : [recordedUrl, plainUrl];
    const rates = new Map<string, number>();
    for (const url of urls) {
      rates.set(url, await rateOf(name, url));
    }
    const [most = 0, reached = 0] = [rates.get(plainUrl), rates.get(recordedUrl)];
    plain.push(most);
    percent.push((100 * reached) / most);
  }
  return { unit: '%', ...ofRounds(percent), note: `of ${median(plain).toFixed(0)} requests/s` } as const;
}

function rateOf(name: string, url: string): Promise<number> {
  return requestsPerSecond(name, url, secondsPerRound, [{ method: 'GET' }]);
}

/** Switches the recording as the workbench's screen does. */
async function switchRecording(url: string, on: boolean): Promise<void> {
  const answer = await fetch(`${url}/rest/range/workbench/history/record`, {
    method: 'POST',
    headers: { origin: url, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ on }),
  });
  if ((await answer.json()).isRecording !== on) {
    throw new Error('The recording could not be switched.');
  }
}
