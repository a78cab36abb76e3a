import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractRoutes } from '../../../shared/api/routes.ts';
import { checkAnswer } from '../../adversity/check/answers.ts';
import { describeRequest, type Request } from '../../adversity/request.ts';
import { seed } from '../../adversity/seed.ts';
import { type Answer, createSender, type Sender } from '../../adversity/send.ts';
import { freshWorld, type World } from '../../adversity/world.ts';
import { nameOf, wrongRequests } from '../../adversity/wrong/requests.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { startWindowsShop, windowsOrSkip } from '../windows-shop.ts';

/* Sends the same requests, right and wrong, to every route of a shop on Windows and of one on this system. Both must answer in the same way. */

/** The number per route; several hundred in all. */
const perRoute = 4;

/** A shop, and a way to send it requests. */
interface Side {
  readonly shop: RunningShop;
  readonly sender: Sender;
  world: World;
}

const cli = join(import.meta.dirname, '../../../dist/server/cli.js');

const startShopHere = () => startShop({ command: [process.execPath, cli] });

async function prepare(start: () => Promise<RunningShop>): Promise<Side> {
  const shop = await start();
  return { shop, sender: createSender(shop.url), world: await freshWorld(shop.url, null) };
}

/** Served files, under names that Windows takes for theirs, and names that mean something else there. */
const names = [
  '/main.js',
  '/assets/i18n/en.json',
  '/ftp/legal.md',
  '/ftp/package.json.bak',
  '/encryptionkeys/jwt.pub',
].flatMap((path) => [
  ...['', '.', '%20', '...', '::$DATA', ':other', '%5c', '/', '%00', '%2500.md'].map((ending) => `${path}${ending}`),
  path.toUpperCase(),
  path.replace(/\/([^/]{6})[^/]*\.(...)[^/]*$/, '/$1~1.$2'),
  path.replaceAll('/', '%5c').replace('%5c', '/'),
  path.replace(/\/[^/]+$/, '/CON'),
  path.replace(/\/[^/]+$/, '/nul.md'),
  `/Z:${path}`,
  `/C%3a${path}`,
]);

describe.skipIf(windowsOrSkip() === null)(`on Windows, with the seed ${seed},`, () => {
  let sides: readonly [windows: Side, here: Side];

  beforeAll(async () => {
    sides = await Promise.all([prepare(startWindowsShop), prepare(startShopHere)]);
  });

  afterAll(async () => {
    for (const { shop, sender } of sides ?? []) {
      sender.close();
      await shop.stop();
    }
  });

  test.each(contractRoutes.map((route) => ({ name: nameOf(route), route })))(
    '$name answers as it does here',
    async ({ route }) => {
      for (const side of sides) {
        // What one route did to the shop should not trouble the next.
        side.world = await freshWorld(side.shop.url, side.world.keys);
      }
      const requestsTo = ({ world }: Side) =>
        fc
          .sample(wrongRequests(route, world), { seed, numRuns: perRoute })
          .map((request): Request => ({ ...request, leavesAfter: null }));
      const [windows, here] = sides;
      const expected = requestsTo(here);
      for (const [index, request] of requestsTo(windows).entries()) {
        const answer = await windows.sender.send(request);
        const twin = await here.sender.send(expected[index] ?? request);
        if (answer === null || twin === null) {
          throw new Error('No client leaves before the response here.');
        }
        checkAnswer(route, request, answer);
        expect(looksOf(answer), describeRequest(request)).toEqual(looksOf(twin));
        expect(answer.body.toString()).not.toMatch(/Z:[\\/]/i);
      }
    },
  );

  test.each(names)('%s is the same file, or none, as it is here', async (target) => {
    const request: Request = { verb: 'GET', target, headers: {}, body: null, leavesAfter: null };
    const [answer, twin] = await Promise.all(sides.map(({ sender }) => sender.send(request)));
    expect(answer?.status).toBe(twin?.status);
    // Error pages show where the error occurred.
    expect(answer?.status === 200 && answer.body.toString()).toBe(twin?.status === 200 && twin.body.toString());
  });
});

/** Returns the parts of a response that do not depend on the moment, the machine or chance. */
function looksOf({ status, headers, body }: Answer) {
  const type = headers['content-type'] ?? '';
  return {
    status,
    type,
    shape: type.startsWith('application/json') ? shapeOf(JSON.parse(body.toString() || 'null')) : null,
  };
}

/** Returns names and types, without values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(shapeOf);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
  }
  return value === null ? 'null' : typeof value;
}
