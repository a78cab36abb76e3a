import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAttacker } from '../../containment/attempts/attacker.ts';
import type { Attempt, Hole } from '../../containment/attempts/attempt.ts';
import { attempts } from '../../containment/attempts/attempts.ts';
import { bundleUnsafeShop } from '../../containment/support/bundle-unsafe-shop.ts';
import { type PlantedPrey, plantPrey } from '../../containment/support/prey.ts';
import type { RunningShop } from '../../support/shop.ts';
import { startWindowsShop, windowsOrSkip } from '../windows-shop.ts';
import { windowsAttempts } from './windows-attempts.ts';

/*
 * The controls of containment.test.ts: at a shop without walls, on Windows, attempts on files and databases win. Those that run programs
 * of other systems cannot, and some of the names that only Windows understands open nothing in Wine or behind that hole.
 */

const unsafeShop = join(import.meta.dirname, 'serve-unsafe.ts');

/** How long an attempt may take to win, in milliseconds. */
const patience = 4000;

const climbing = ['climbing with backslashes', 'climbing from where the drive is'];
const absolute = ['drive and backslashes', 'drive and slashes', 'small drive letter', 'root of the current drive'];
const always = [...absolute, ...climbing, 'large letters'];

/** The names that open something behind a hole. */
const opening: Readonly<Partial<Record<Hole, readonly string[]>>> = {
  'order expression': always,
  'erasure layout (Handlebars)': climbing,
  'XML upload': climbing,
  'served folder': climbing,
  'archive upload': climbing,
};

const onFiles = ({ class: kind }: Attempt) => /^(?:read a file|write a file|open another database)$/.test(kind);
const callsProgram = ({ title }: Attempt) => /`(?:cat|wget -O)`$/.test(title);

const winning = [
  ...attempts.filter((attempt) => onFiles(attempt) && !callsProgram(attempt)),
  ...windowsAttempts.filter(
    (attempt) =>
      opening[attempt.hole]?.includes(attempt.title) ||
      // A database stays attached, so only writing distinguishes one name from the next.
      (attempt.hole === 'SQL injection' && attempt.class === 'write a file' && always.includes(attempt.title)),
  ),
];

describe.skipIf(windowsOrSkip() === null)('at a shop without walls on Windows', () => {
  let shop: RunningShop;
  let planted: PlantedPrey;

  beforeAll(async () => {
    await bundleUnsafeShop('windows-unsafe');
    planted = await plantPrey();
    shop = await startWindowsShop({}, unsafeShop);
  });

  afterAll(async () => {
    await shop?.stop();
    await planted?.remove();
  });

  test.each(winning)('to $class wins through $hole: $title', async ({ attack }) => {
    planted.lookAway();
    const attacked = await Promise.race([attack(createAttacker(shop.url, planted.prey)), setTimeout(patience, [])]);
    const isWon = () => planted.damage() !== undefined || attacked.some((text) => text.includes(planted.prey.secret));
    await expect.poll(isWon, { timeout: patience }).toBe(true);
  });
});
