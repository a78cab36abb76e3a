import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../support/chromium.ts';
import { quietFlags } from '../support/quiet-flags.ts';
import { type Figure, median } from './figures.ts';

const visits = 5;

interface Visit {
  readonly milliseconds: number;
  readonly kibibytes: number;
}

/** Opens the shop with an empty cache. The time runs from the start of the navigation to the first product's picture. */
async function visit(url: string, executablePath: string): Promise<Visit> {
  const browser = await chromium.launch({ executablePath, args: [...quietFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let transferred = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      transferred += encodedDataLength;
    });
    await page.addInitScript(() => {
      const seen = (): void => {
        const picture = document.querySelector<HTMLImageElement>('img[src*="/images/products/"]');
        if (picture?.complete && picture.naturalWidth > 0 && picture.getBoundingClientRect().width > 0) {
          performance.mark('first-product');
        } else {
          requestAnimationFrame(seen);
        }
      };
      requestAnimationFrame(seen);
    });
    await page.goto(url, { waitUntil: 'commit' });
    const milliseconds = await page.waitForFunction(
      () => performance.getEntriesByName('first-product')[0]?.startTime ?? null,
    );
    const value = await milliseconds.jsonValue();
    await page.waitForLoadState('networkidle');
    return { milliseconds: value ?? Number.NaN, kibibytes: transferred / 1024 };
  } finally {
    await browser.close();
  }
}

/** Measures the time to the first visible product and what the first screen transfers: medians of several cold visits. */
export async function measureFirstProduct(url: string): Promise<readonly Figure[]> {
  const { path } = await findChromium();
  const measured: Visit[] = [];
  for (let count = 0; count < visits; count += 1) {
    measured.push(await visit(url, path));
  }
  return [
    {
      name: 'first product visible, cold cache',
      unit: 'ms',
      value: median(measured.map((one) => one.milliseconds)),
      target: { bound: 'at most', value: 600 },
    },
    {
      name: 'transferred by the first screen',
      unit: 'KiB',
      value: median(measured.map((one) => one.kibibytes)),
      target: { bound: 'at most', value: 400 },
    },
  ];
}

const pages = join(import.meta.dirname, '../../dist/renderer');

/** Measures what the index page makes the browser load and run before anything is shown: all of its scripts, compressed. */
export function measureEntryScript(): Figure {
  const index = readFileSync(join(pages, 'index.html'), 'utf8');
  const scripts = [...index.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, file = '']) => file);
  const sizes = scripts.map((file) => gzipSync(readFileSync(join(pages, file)), { level: 9 }).length / 1024);
  return {
    name: 'scripts of the index page, gzipped',
    unit: 'KiB',
    value: sizes.reduce((sum, size) => sum + size, 0),
    target: { bound: 'at most', value: 220 },
    note: scripts.map((file, index) => `${file} ${sizes[index]?.toFixed(0)}`).join(', '),
  };
}
