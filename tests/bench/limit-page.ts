import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Product, Success } from '../../shared/api/answers.ts';
import { escapeHtml } from '../../shared/text/escape-html.ts';
import type { Yardstick } from './figures.ts';
import { startRange } from './range.ts';
import { findChromium, launchQuietly, showsProduct, visitCold } from './visits.ts';

const pages = join(import.meta.dirname, '../../dist/renderer');

/** Where the page is among the built files, and below the shop's address. */
const place = 'limit-page.html';

/**
 * Starts a range that also serves a page that shows what the shop window shows and needs nothing for it: one HTML file with the same text, the
 * same first twelve pictures and the same two fonts. No page with these can be faster, and a slow or busy machine slows it as it slows the
 * shop.
 * @param use gets the addresses of the range and of the page. The range ends with it.
 */
export async function besideLimitPage<Result>(use: (url: string, limit: string) => Promise<Result>): Promise<Result> {
  const file = join(pages, place);
  // The shop lists its built files when it starts.
  writeFileSync(file, '');
  try {
    const range = await startRange();
    try {
      writeFileSync(file, html(await shownText(range.url), await firstProducts(range.url)));
      return await use(range.url, `${range.url}/${place}`);
    } finally {
      await range.stop();
    }
  } finally {
    rmSync(file, { force: true });
  }
}

/** Visits the page with an empty cache. @returns milliseconds until it shows the first picture */
export async function visitLimitPage(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const { milliseconds } = await visitCold(page, address, showsProduct);
  await page.context().close();
  return milliseconds;
}

/** @param rounds milliseconds that the page took in each round */
export function ofLimitPage(rounds: readonly number[]): Yardstick {
  return { name: 'the limit page', rounds };
}

/** Returns the words around the products, line by line. */
async function shownText(url: string): Promise<readonly string[]> {
  const browser = await launchQuietly(await findChromium());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(url);
    await page.locator('mat-paginator').waitFor();
    await page.waitForLoadState('networkidle');
    const text = String(await page.evaluate('document.body.innerText'));
    return text.split('\n').filter((line) => line.trim() !== '');
  } finally {
    await browser.close();
  }
}

async function firstProducts(url: string): Promise<readonly Product[]> {
  const answer = await fetch(`${url}/rest/products/search?q=`);
  // The contract's form (api-shop.md 2.1).
  const { data } = (await answer.json()) as Success<readonly Product[]>;
  return data.slice(0, 12);
}

function html(lines: readonly string[], products: readonly Product[]): string {
  const names = new Set(products.map(({ name }) => name));
  const around = lines.filter((line) => !names.has(line) && !/^\d+\.\d\d\u00a4$/.test(line));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Limit</title>
<style>
@font-face { font-family: Figtree; font-weight: 300 900; src: url(assets/fonts/figtree-latin-wght-normal.woff2) format('woff2'); }
@font-face { font-family: Bricolage; font-weight: 700; src: url(assets/fonts/bricolage-grotesque-latin-700-normal.woff2) format('woff2'); }
body { margin: 16px; background: #fbf5e8; font-family: Figtree, sans-serif; }
h1, b { font-family: Bricolage, sans-serif; font-weight: 700; }
ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; margin: 0; padding: 0; list-style: none; }
img { display: block; width: 100%; height: 300px; object-fit: contain; }
</style>
</head>
<body>
<p>${around.map(escapeHtml).join('<br>')}</p>
<h1>All Products</h1>
<ul>
${products.map(card).join('\n')}
</ul>
</body>
</html>
`;
}

function card({ name, price, image }: Product): string {
  const source = `assets/public/images/products/${encodeURIComponent(image)}`;
  return `<li><img src="${source}" alt="" width="502" height="560">${escapeHtml(name)} <b>${price.toFixed(2)}\u00a4</b></li>`;
}
