import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { sendFile, servedText } from './send-file.ts';

const retired = 'B2B customer complaints via file upload have been deprecated for security reasons: ';
const sorry = 'Sorry, we are temporarily not available! Please try again later.';

let shop: RunningShop;
let planted: string;

beforeAll(async () => {
  planted = mkdtempSync(join(tmpdir(), 'juice-range-planted-'));
  writeFileSync(join(planted, 'secret.txt'), 'planted-secret');
  shop = await startShop();
});
afterAll(async () => {
  await shop.stop();
  rmSync(planted, { recursive: true, force: true });
});

/** Returns the status and message of the response to an order. */
async function sendOrder(name: string, content: string): Promise<readonly [number, string]> {
  const answer = await sendFile(shop.url, name, content);
  return [answer.status, answer.json().error.message];
}

const disclosing = (address: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE foo [<!ELEMENT foo ANY><!ENTITY xxe SYSTEM "${address}">]><foo>&xxe;</foo>`;

/** Builds an entity of so many characters that is referenced so often. */
const repeating = (characters: number, references: number) =>
  `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(characters)}">]><a>${'&b;'.repeat(references)}</a>`;

/** Builds anchors of ten aliases each of the one before, on top of fifteen strings. */
const yamlBomb = (levels: number) =>
  [
    `a0: &a0 [${Array.from({ length: 15 }, () => '"lol"')}]`,
    ...Array.from({ length: levels - 1 }, (_, level) => {
      const aliases = Array.from({ length: 10 }, () => `*a${level}`);
      return `a${level + 1}: &a${level + 1} [${aliases}]`;
    }),
  ].join('\n');

describe('an order in XML', () => {
  it.each([
    ['file:///etc/passwd', /root:x:0:0:root:\/root:\/bin\/bash/],
    ['file:///C:/Windows/system.ini', /; for 16-bit app support/],
    ['file:///c:/windows/System.ini', /; for 16-bit app support/],
  ])('shows what the decoy host has at %s', async (address, shown) => {
    const [status, message] = await sendOrder('x.xml', disclosing(address));
    expect([status, message]).toEqual([410, expect.stringMatching(shown)]);
    expect(message.startsWith(retired)).toBe(true);
  });

  it('never shows a file of this machine', async () => {
    const real = join(planted, 'secret.txt');
    const data = join(shop.dataFolder, 'shop.sqlite');
    const upwards = `${'../'.repeat(20)}${real}`;
    for (const address of [
      pathToFileURL(real).href,
      real,
      upwards,
      pathToFileURL(data).href,
      `file://localhost${real}`,
    ]) {
      const [status, message] = await sendOrder('x.xml', disclosing(address));
      expect(status, address).toBe(410);
      expect(message, address).not.toMatch(/planted-secret|SQLite format/);
    }
  });

  it('contacts nobody on the network', async () => {
    for (const address of [
      `${shop.url}/robots.txt`,
      'http://example.com/',
      'ftp://example.com/x',
      '\\\\server\\share',
    ]) {
      const [status, message] = await sendOrder('x.xml', disclosing(address));
      expect(status, address).toBe(410);
      expect(message, address).not.toContain('Disallow');
    }
  });

  it('that blows up by nesting is reported as a loop', async () => {
    const level = (depth: number) => `<!ENTITY l${depth} "${`&l${depth - 1};`.repeat(10)}">`;
    const levels = Array.from({ length: 9 }, (_, depth) => level(depth + 1)).join('');
    const laughs = `<!DOCTYPE a [<!ENTITY l0 "lol">${levels}]><a>&l9;</a>`;
    const [status, message] = await sendOrder('x.xml', laughs);
    expect([status, message]).toEqual([410, expect.stringContaining('Detected an entity reference loop')]);
  });

  it('that blows up by repetition takes too long, and the shop remains the same process', async () => {
    const before = shop.shopPid();
    expect(await sendOrder('x.xml', repeating(600, 25_000))).toEqual([503, sorry]);
    expect((await sendFile(shop.url, 'a.pdf', 'x')).status).toBe(204);
    expect(shop.shopPid()).toBe(before);
  });

  it('that reads an endless device takes too long', async () => {
    expect(await sendOrder('x.xml', disclosing('file:///dev/random'))).toEqual([503, sorry]);
  });

  it.each(['', '<a', '<a><b></a>', '\u0000', 'no markup', '<a>&b;</a>'])(
    'that is %j is answered with what is wrong',
    async (text) => {
      const [status, message] = await sendOrder('x.xml', text);
      expect([status, message]).toEqual([410, expect.stringMatching(/reasons: \S.* \(x\.xml\)$/)]);
    },
  );
});

describe('an order in YAML', () => {
  it('is shown as JSON', async () => {
    expect(await sendOrder('x.yml', 'a: [1, two]\nb: *c')).toEqual([410, expect.stringContaining(retired)]);
    expect(await sendOrder('x.yaml', 'a: [1, two]')).toEqual([410, `${retired}{"a":[1,"two"]} (x.yaml)`]);
  });

  it('that is a bomb takes too long, and a smaller one does not', async () => {
    expect(await sendOrder('x.yml', yamlBomb(9))).toEqual([503, sorry]);
    expect((await sendOrder('x.yml', yamlBomb(7)))[0]).toBe(410);
  });

  it('makes no functions', async () => {
    const [status, message] = await sendOrder('x.yml', 'toString: !!js/function "function () { return 1 }"');
    expect(status).toBe(410);
    expect(message).toContain(retired);
  });
});

describe('an archive', () => {
  const archive = (entries: Readonly<Record<string, string>>) =>
    Buffer.from(zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)]))));

  it('replaces the legal information', async () => {
    const answer = await sendFile(shop.url, 'a.zip', archive({ '../../ftp/legal.md': 'no rights reserved' }));
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await servedText(shop.url, '/ftp/legal.md')).toBe('no rights reserved');
  });

  it('writes nothing on this machine', async () => {
    const target = join(planted, 'written.txt');
    const upwards = `${'../'.repeat(20)}${target}`;
    await sendFile(shop.url, 'a.zip', archive({ [target]: 'x', [upwards]: 'x', '../../../written.txt': 'x' }));
    expect(() => rmSync(target)).toThrow('ENOENT');
  });

  it.each([
    ['is no archive', 'PK\u0003\u0004 and so on'],
    ['is empty', ''],
  ])('that %s gets the same response', async (_what, content) => {
    expect((await sendFile(shop.url, 'a.zip', content)).status).toBe(204);
  });
});
