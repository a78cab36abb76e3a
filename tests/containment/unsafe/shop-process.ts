import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildApp } from '../../../server/app.ts';
import { budgets as usualBudgets } from '../../../server/budgets.ts';
import { memoryJournal } from '../../../server/chain/remote/journal.ts';
import { loadConfig } from '../../../server/config/load.ts';
import { sealShop } from '../../../server/confinement/seal.ts';
import { openDatabases } from '../../../server/database/open.ts';
import { prepareShop, resetShop } from '../../../server/database/prepare.ts';
import { handbookFilesIn } from '../../../server/training/handbook/handbook-files.ts';
import type { Content } from '../../../shared/content/content.ts';
import { leakedHandle } from '../probe/leaked-handle.ts';
import type { StallArea } from '../stalls/stall.ts';
import type { CarelessParts } from './careless/careless-part.ts';
import { carelessAreas } from './careless/parts.ts';
import { chainInHere } from './chain-in-here.ts';
import { unsafeDecoyParts } from './decoy-parts.ts';
import { unsafeEvaluator } from './evaluator.ts';
import { unsafeFixes } from './fixes.ts';
import { unsafeQueryText } from './query-text.ts';
import { serveAnything } from './serve-anything.ts';
import { withoutBudgets } from './without-budgets.ts';

/*
 * The shop without walls 1 and 2, for the controls. Their replacements do what a careless developer would write. Wall 3 is
 * around it or not, as the test chooses. It runs in a process of its own, and only as long as a test.
 */

/** What the test tells this process. */
export interface UnsafeOrders {
  /** Absolute paths. */
  readonly data: string;
  /** The folder that it takes for its own: what it serves, and where it stores uploads. */
  readonly site: string;
  readonly built: string;
  readonly pages: string;
  /** 0 for any port. */
  readonly port: number;
  readonly sealed: boolean;
  /** For stalls: no budgets, careless parts, a chain in this process, and an end by any uncaught error. */
  readonly isLimitless: boolean;
}

process.once('message', async (orders: UnsafeOrders) => {
  if (!orders.isLimitless) {
    // Attacks make it throw all the time. Only the errors that a control is about may end it.
    process.on('uncaughtException', () => {});
  }
  const budgets = orders.isLimitless ? withoutBudgets : usualBudgets;
  const content: Content = JSON.parse(readFileSync(join(orders.built, 'content.json'), 'utf8'));
  const loaded = await loadConfig({
    defaults: content.configuration,
    variants: content.variants,
    variant: null,
    file: null,
  });
  if (loaded.kind === 'refused') {
    throw new Error(loaded.errors.join());
  }
  const { config } = loaded;
  const databases = openDatabases({ kind: 'folder', path: orders.data }, budgets);
  prepareShop(databases, content, config, { fresh: false });
  const listensAt = () => (door.address() as AddressInfo).port;
  const app = await buildApp({
    config,
    budgets,
    content,
    databases: { ...databases, shop: { ...databases.shop, queryText: unsafeQueryText(leakedHandle(databases)) } },
    evaluator: unsafeEvaluator,
    fixes: unsafeFixes,
    decoyParts: unsafeDecoyParts(orders.site, listensAt),
    readDecoyPack: () => readFileSync(join(orders.built, 'decoy.pack')),
    readServerTexts: () => null,
    readChallengeTexts: () => null,
    readLongTexts: () => null,
    readCodingChallenges: () => JSON.parse(readFileSync(join(orders.built, 'coding-challenges.json'), 'utf8')),
    readWeakLines: () => ({}),
    readBoardDrawing: () => {
      throw new Error('Nobody opens the score board here.');
    },
    handbookFiles: handbookFilesIn(join(orders.built, 'handbook')),
    chain: {
      link: chainInHere(),
      journal: memoryJournal(),
      readGenesis: () => JSON.parse(readFileSync(join(orders.built, 'genesis.json'), 'utf8')),
    },
    pages: orders.pages,
    logs: null,
    uploads: null,
    host: '127.0.0.1',
    allowedHosts: ['*'],
    recordsOthers: false,
    ctfKey: null,
    solutionsWebhook: null,
    variant: null,
    startup: {},
    resetShop: () => resetShop(databases, content, config),
    log: () => {},
  });
  const parts: CarelessParts = { config, content, databases, pages: orders.pages, built: orders.built };
  // The workbench has no wall behind its own, so attempts of both kinds need it careless.
  let careless = carelessAreas.workbench;
  process.on('message', ({ area }: { readonly area: StallArea }) => {
    careless = carelessAreas[area];
    process.send?.({ area });
  });
  const door = createServer(async (request, response) => {
    if (serveAnything(orders.site, request, response)) {
      return;
    }
    for (const part of careless.parts) {
      if (await part(request, response, parts)) {
        return;
      }
    }
    app.server.server.emit('request', request, response);
  });
  door.on('upgrade', (request, socket, head) => {
    if (!careless.upgrades.some((upgrade) => upgrade(request, socket, head, parts))) {
      app.server.server.emit('upgrade', request, socket, head);
    }
  });
  if (orders.sealed) {
    sealShop(new URL('./', import.meta.url).href);
  }
  door.listen(orders.port, '127.0.0.1', () => process.send?.({ port: listensAt() }));
});
