import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onDrive } from '../machine.ts';
import { runOnWindows, windowsOrSkip } from '../windows-shop.ts';
import { spellings } from './spellings.ts';
import type { PathAnswers, PathOrders } from './try-paths.ts';

/*
 * Node's permission model on Windows, with the flags that the shop process has there: however a file outside is named, it can be
 * neither read nor written. Without the flags it can, or the test would prove nothing.
 */

const secret = `canary${process.pid}`;

/** The spellings that Wine understands, too. The others are still tried. */
const opensInWine = ['drive and backslashes', 'drive and slashes', 'root of the current drive', 'large letters'];

describe.skipIf(windowsOrSkip() === null)('with the flags of the shop process on Windows', () => {
  let root: string;
  let outside: string;
  let answers: PathAnswers;
  /** The 8.3 name that Windows gives to every file. */
  let short: string;

  beforeAll(async () => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'juice-range-walls-')));
    outside = join(root, 'outside');
    const data = join(root, 'data');
    mkdirSync(outside);
    mkdirSync(data);
    writeFileSync(join(data, 'own.txt'), 'own');
    const canary = join(root, 'canary.txt');
    writeFileSync(canary, secret);
    short = (await runOnWindows(join(import.meta.dirname, 'short-name.cmd'), [onDrive(canary)])).output.trim();
    const file = join(root, 'orders.json');
    const orders: PathOrders = {
      dist: onDrive(join(import.meta.dirname, '../../../dist')),
      data: onDrive(data),
      reads: [onDrive(join(data, 'own.txt')), ...spellings.map(({ spell }) => spell(canary)), short],
      writes: [
        onDrive(join(data, 'more.txt')),
        ...spellings.map(({ spell }, index) => spell(join(outside, `w${index}`))),
      ],
    };
    writeFileSync(file, JSON.stringify(orders));
    const { code, output } = await runOnWindows(join(import.meta.dirname, 'try-paths.ts'), [onDrive(file)]);
    expect([code, output]).toEqual([0, expect.any(String)]);
    answers = JSON.parse(readFileSync(file, 'utf8'));
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('its own folder can be read and written', () => {
    expect([answers.confined.reads[0], answers.confined.writes[0]]).toEqual(['own', 'done']);
  });

  test.each(spellings.map(({ title }, index) => ({ title, index: index + 1 })))(
    'a file outside is out of reach by $title',
    ({ title, index }) => {
      const { confined, open } = answers;
      expect(confined.reads[index]).not.toContain(secret);
      expect(confined.writes[index]).not.toBe('done');
      if (opensInWine.includes(title)) {
        expect([open.reads[index], open.writes[index]]).toEqual([secret, 'done']);
        expect([confined.reads[index], confined.writes[index]]).toEqual(['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED']);
      }
    },
  );

  test('a file outside is out of reach by its short name', () => {
    expect(short).toMatch(/^Z:.*~/);
    expect([answers.open.reads.at(-1), answers.confined.reads.at(-1)]).toEqual([secret, 'ERR_ACCESS_DENIED']);
  });

  test('some of the names open a file where nothing is confined', () => {
    expect(readdirSync(outside)).not.toEqual([]);
    expect(answers.open.reads.filter((text) => text === secret).length).toBeGreaterThanOrEqual(opensInWine.length);
  });
});
