import { type Figure, median, multiples, ofRounds } from './figures.ts';
import { besideLimitPage, ofLimitPage } from './limit-page.ts';
import { type BoardVisit, boardFigures, visitBoard } from './score-board.ts';
import { type ColdVisit, findChromium, launchQuietly, showsProduct, visitCold } from './visits.ts';

const rounds = 5;

/**
 * Measures the shop window and the score board with an empty cache beside the limit page: medians of visits in turn, so that a
 * busy machine slows all of them.
 */
export function measureColdPages(): Promise<readonly Figure[]> {
  return besideLimitPage(measureBeside);
}

async function measureBeside(shop: string, limit: string): Promise<readonly Figure[]> {
  const executablePath = await findChromium();
  const seen: { limit: ColdVisit[]; shop: ColdVisit[]; board: BoardVisit[] } = { limit: [], shop: [], board: [] };
  for (let round = 0; round < rounds; round += 1) {
    seen.limit.push(await visitWindow(executablePath, limit));
    seen.shop.push(await visitWindow(executablePath, shop));
    seen.board.push(await visitBoard(executablePath, shop));
  }
  const least = seen.limit.map(({ milliseconds }) => milliseconds);
  const product = seen.shop.map(({ milliseconds }) => milliseconds);
  const middle = (part: keyof ColdVisit) => median(seen.limit.map((visit) => visit[part]));
  const ofShop = (part: keyof ColdVisit) => ofRounds(seen.shop.map((visit) => visit[part]));
  return [
    {
      name: 'limit page, cold cache',
      unit: 'ms',
      ...ofRounds(least),
      target: null,
      note: `${middle('transferred').toFixed(0)} KiB, layout shift ${middle('shift').toFixed(3)}`,
    },
    {
      name: 'first product visible, cold cache',
      unit: 'ms',
      ...ofRounds(product),
      yardstick: ofLimitPage(least),
      target: atMost(600),
    },
    {
      name: 'first product, of the limit page',
      unit: 'times',
      ...ofRounds(multiples(product, least)),
      target: atMost(1.6),
    },
    { name: 'requests until the first product', unit: 'requests', ...ofShop('requests'), target: atMost(15) },
    { name: 'received for these', unit: 'KiB', ...ofShop('kibibytes'), target: atMost(300) },
    { name: 'transferred by the first screen', unit: 'KiB', ...ofShop('transferred'), target: atMost(400) },
    { name: 'layout shift of the first screen', unit: 'shift', ...ofShop('shift'), target: atMost(0) },
    ...boardFigures(seen.board, least),
  ];
}

function atMost(value: number): Figure['target'] {
  return { bound: 'at most', value };
}

/** Opens a page with products in a browser of its own, until the first picture of one is there. */
async function visitWindow(executablePath: string, address: string): Promise<ColdVisit> {
  const browser = await launchQuietly(executablePath);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    return await visitCold(page, address, showsProduct);
  } finally {
    await browser.close();
  }
}
