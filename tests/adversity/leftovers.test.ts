import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractRoutes } from '../../shared/api/routes.ts';
import { type DecoyApp, startDecoyApp } from '../api/decoy/decoy-app.ts';
import { mayLeaveSomething } from './check/prescribed-leftovers.ts';
import { type StoredData, watchStored } from './check/stored-data.ts';
import { describeRequest } from './request.ts';
import { seed } from './seed.ts';
import { type Answer, createSender, type Sender } from './send.ts';
import { freshWorld, type World } from './world.ts';
import { canWrite, nameOf, wrongRequests } from './wrong/requests.ts';

const perRoute = 25;

const routes = contractRoutes
  .filter((route) => route.verb !== 'any' && canWrite(route))
  .map((route) => ({ name: nameOf(route), route }));

let app: DecoyApp;
let sender: Sender;
let stored: StoredData;
let world: World;

beforeAll(async () => {
  app = await startDecoyApp();
  sender = createSender(app.url);
  stored = watchStored(app.databases);
  world = await freshWorld(app.url, null);
});

afterAll(async () => {
  sender?.close();
  await app?.stop();
});

describe(`sent one after the other with the seed ${seed},`, () => {
  test.each(routes)('$name leaves nothing behind where it refuses', { timeout: 120_000 }, async ({ name, route }) => {
    world = await freshWorld(app.url, world.keys);
    const property = fc.asyncProperty(wrongRequests(route, world), async (generated) => {
      const request = { ...generated, leavesAfter: null };
      const before = stored.snapshot();
      const answer = await sender.send(request);
      const text = answer?.body.toString() ?? '';
      if (isRefusal(answer) && !mayLeaveSomething(name, text) && stored.snapshot() !== before) {
        throw new Error(`Something stays.\n\n${describeRequest(request)}\n\nanswered ${answer?.status}: ${text}`);
      }
    });
    await fc.assert(property, { seed, numRuns: perRoute, endOnFailure: true });
  });

  test('accepted requests are stored in full', () => {
    const { shop, documents } = app.databases;
    expect(shop.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(shop.all('PRAGMA foreign_key_check')).toEqual([]);
    const placed = documents.orders.all().filter(({ promotionalAmount }) => promotionalAmount !== undefined);
    expect(placed.map(({ orderId }) => orderId)).toEqual(documents.confirmations.all().map(({ orderId }) => orderId));
  });
});

/** Returns false for a redirect or a success, which may change something. */
function isRefusal(answer: Answer | null): boolean {
  return answer !== null && answer.status >= 400;
}
