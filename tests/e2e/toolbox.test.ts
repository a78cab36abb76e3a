import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { resetPassword, solvedKeys, uploadComplaintFile } from '../exploits/support.ts';
import { closePages, sharedBrowser } from '../support/browser.ts';
import { type Client, createClient } from '../support/client.ts';
import { oneTimeCode } from '../support/one-time-code.ts';
import { emptiedProfile } from '../support/reused-profile.ts';
import { sharedShop } from '../support/shared-shop.ts';
import type { RunningShop } from '../support/shop.ts';
import { stolenRows } from '../support/stolen-rows.ts';
import { barriersInAllLooks, barriersOfContent } from './axe.ts';

let running: RunningShop;
let browser: Browser;
/** The page of all tests: each uses a tool of its own, or fills in anew what it needs. */
let page: Page;
/** What the page asked for elsewhere. */
const foreign: string[] = [];
beforeAll(async () => {
  [running, browser] = await Promise.all([sharedShop(), sharedBrowser()]);
  page = await emptiedProfile(browser).newEmptyPage({});
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(running.url)) {
      foreign.push(request.url());
    }
  });
});
afterEach(() => {
  expect(foreign.splice(0)).toEqual([]);
});
afterAll(() => closePages(browser));

const client = (): Client => createClient(running.url);

/** Shows a tool by its address, and loads the page if it is not there yet. */
async function openTool(tool: string): Promise<void> {
  await page.goto(`${running.url}/decoy/toolbox/#${tool}`);
  await page
    .locator(`section:not([hidden]) [id^="${tool.replace(/=.*/, '')}-"]`)
    .first()
    .waitFor();
}

/** Returns the value that a tool shows under a label. */
async function result(label: string): Promise<string> {
  const row = page.locator(`section:not([hidden]) [data-result="${label}"] code`);
  await row.waitFor();
  return (await row.textContent()) ?? '';
}

const problem = () => page.locator('section:not([hidden]) .problem:not(:empty)');

/** Types on the encoded side, and reads the other one. */
async function decode(tool: string, text: string): Promise<string> {
  await page.fill(`#${tool}-encoded`, text);
  return page.inputValue(`#${tool}-plain`);
}

async function encode(tool: string, text: string): Promise<string> {
  await page.fill(`#${tool}-plain`, text);
  return page.inputValue(`#${tool}-encoded`);
}

async function readFromShop(tool: string, address: string): Promise<void> {
  await page.fill(`#${tool}-address`, address);
  await page.press(`#${tool}-address`, 'Enter');
}

describe('encodings', () => {
  it('finds the nested egg: Base64, then ROT13', async () => {
    const egg = (await client().get('/ftp/eastere.gg%2500.md')).text;
    await openTool('base64');
    const shifted = await decode('base64', /\S{40,}={1,2}/.exec(egg)?.[0] ?? '');
    await page.getByRole('link', { name: 'ROT13' }).click();
    const path = await decode('rot13', shifted);
    expect(path).toBe('/the/devs/are/so/funny/they/hid/an/easter/egg/within/the/easter/egg');
    expect((await client().get(path, { headers: { accept: 'text/html' } })).status).toBe(200);
    expect(await solvedKeys(running.url)).toContain('easterEggLevelTwoChallenge');
  });

  it('reads the whole list of old coupons, and makes one of them', async () => {
    const coupons = (await client().get('/ftp/coupons_2013.md.bak%2500.md')).text;
    await openTool('z85');
    const plain = await decode('z85', coupons);
    expect(plain.split('\n')).toEqual([
      ...['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV'].map((month) => `${month}13-10`),
      'DEC13-15',
    ]);
    expect(await encode('z85', plain)).toBe(coupons);
    expect(await encode('z85', 'JAN17-80')).toBe('n<Mibh.v0y');
  });

  it('makes the continue code of the challenge that does not exist, with the example from the package page', async () => {
    const example = (await client().get('/decoy/shelf/hashids')).text;
    const [, salt = '', least = '', alphabet = ''] = /Hashids\("([^"]+)", (\d+), "(\w+)"\)/.exec(example) ?? [];
    await openTool('hashids');
    await page.fill('#hashids-salt', salt);
    await page.fill('#hashids-least', least);
    await page.fill('#hashids-alphabet', alphabet);
    const code = await encode('hashids', '999');
    expect((await client().put(`/rest/continue-code/apply/${code}`, undefined)).status).toBe(200);
    expect(await solvedKeys(running.url)).toContain('continueCodeChallenge');
    expect(await decode('hashids', code)).toBe('999');
  });

  it('goes both ways', async () => {
    await openTool('base64');
    for (const [tool, plain, encoded] of [
      ['base64', 'Mr. N00dles ᓚᘏᗢ', 'TXIuIE4wMGRsZXMg4ZOa4ZiP4Zei'],
      ['hex', 'juice', '6a75696365'],
      ['url', '%00.md', '%2500.md'],
    ] as const) {
      await openTool(tool);
      expect(await encode(tool, plain)).toBe(encoded);
      await encode(tool, '');
      expect(await decode(tool, encoded)).toBe(plain);
    }
  });

  it('switches to the other alphabet of Base64 as soon as it is chosen', async () => {
    await openTool('base64');
    expect(await encode('base64', '~~~>>?')).toBe('fn5+Pj4/');
    await page.selectOption('#base64-alphabet', 'url');
    expect(await page.inputValue('#base64-encoded')).toBe('fn5-Pj4_');
  });

  it('says in a line what is wrong', async () => {
    await openTool('base64');
    for (const [tool, text, reason] of [
      ['base64', 'a*b', 'letters, digits'],
      ['base64', '/w==', 'Its bytes (1) are ff'],
      ['hex', 'xyz', '0 to 9'],
      ['url', '%4', 'two hex digits'],
      ['z85', 'abcd', 'in fives'],
      ['hashids', '?', 'was not made'],
    ] as const) {
      await openTool(tool);
      expect(await decode(tool, text)).toBe('');
      expect(await problem().textContent()).toContain(reason);
      await decode(tool, '');
      expect(await problem().count()).toBe(0);
    }
  });
});

describe('tokens', () => {
  it('reads a token, and signs a changed one with the public key of the shop', async () => {
    const token = await client().login("' or 1=1--", 'x');
    await openTool('jwt');
    await page.fill('#jwt-token', token);
    expect(JSON.parse(await result('Payload')).data.email).toBe('admin@juice-sh.op');
    await page.getByRole('button', { name: 'Change this token below' }).click();
    expect(await page.inputValue('#jwt-payload')).toContain('admin@juice-sh.op');
    await page.selectOption('#jwt-algorithm', 'HS256');
    await page.fill('#jwt-payload', '{"data":{"email":"rsa_lord@juice-sh.op"}}');
    await page.fill('#jwt-secret', (await client().get('/encryptionkeys/jwt.pub')).text);
    await client().get('/rest/user/whoami', { token: await result('New token') });
    expect(await solvedKeys(running.url)).toContain('jwtForgedChallenge');
  });

  it('makes a token without a signature', async () => {
    await openTool('jwt');
    await page.selectOption('#jwt-algorithm', 'none');
    await page.fill('#jwt-payload', '{"data":{"email":"jwtn3d@juice-sh.op"}}');
    await client().get('/rest/user/whoami', { token: await result('New token') });
    expect(await solvedKeys(running.url)).toContain('jwtUnsignedChallenge');
  });

  it('shows the one-time code of a stolen secret, and for how long it is valid', async () => {
    const [wurstbrot] = await stolenRows(client(), ['totpSecret'], "Users WHERE totpSecret != ''");
    await openTool('totp');
    const secret = String(wurstbrot?.totpSecret);
    const before = oneTimeCode(secret);
    await page.fill('#totp-secret', secret);
    expect([before, oneTimeCode(secret)]).toContain(await result('Code'));
    expect(await page.locator('[data-result="Code"]').textContent()).toMatch(/\d s left/);
  });
});

describe('hashes and ciphers', () => {
  it('finds the passwords of the administrator and of Jim by their hashes', async () => {
    const rows = await stolenRows(client(), ['email', 'password'], 'Users');
    const hashOf = (email: string) => String(rows.find((row) => row.email === email)?.password);
    const [admin, jim] = [hashOf('admin@juice-sh.op'), hashOf('jim@juice-sh.op')];
    await openTool('md5');
    await page.fill('#md5-hash', `${admin}\n${jim}`);
    expect(await result(admin)).toBe('admin123');
    expect(await result(jim)).toBe('ncc-1701');
    await client().login('admin@juice-sh.op', await result(admin));
    expect(await solvedKeys(running.url)).toContain('weakPasswordChallenge');
    await page.fill('#md5-text', 'admin123');
    expect(await result('MD5')).toBe(admin);
  });

  it('decrypts the address behind the paywall', async () => {
    const challenges = (await client().get('/api/Challenges/?key=premiumPaywallChallenge')).json();
    const description: string = challenges.data[0].description;
    const key = (await client().get('/encryptionkeys/premium.key')).text.trim();
    const [vector = '', secret = ''] = key.split('.');
    await openTool('aes');
    await page.fill('#aes-text', /<!--\s*([\w+/=]+)\s*-->/.exec(description)?.[1] ?? '');
    await page.fill('#aes-key', secret);
    await page.fill('#aes-vector', vector);
    const path = await result('Plain text');
    expect(path).toMatch(/^\/this\/page\/is\/hidden/);
    expect((await client().get(path)).status).toBe(200);
    expect(await solvedKeys(running.url)).toContain('premiumPaywallChallenge');
    await page.fill('#aes-key', '00');
    await problem().waitFor();
  });

  it('derives the key that unlocks the NFT from the words in a feedback', async () => {
    const feedbacks = (await client().get('/api/Feedbacks')).text;
    const [phrase = ''] = /(?:[a-z]{3,8} ){11}[a-z]{3,8}(?=\\")/.exec(feedbacks) ?? [];
    await openTool('wallet');
    await page.fill('#wallet-phrase', phrase);
    const privateKey = await result('Private key');
    expect(privateKey).toBe('0x5bcc3e9d38baa06e7bfaab80ae5957bbe8ef059e640311d7d6d465e6bc948e3e');
    await client().post('/rest/web3/submitKey', { privateKey });
    expect(await solvedKeys(running.url)).toContain('nftUnlockChallenge');
    expect(await page.locator('section:not([hidden]) .warning').textContent()).toContain('real wallet');
    await page.fill('#wallet-phrase', phrase.replace('purpose', 'purpouse'));
    await problem().waitFor();
    expect(await problem().textContent()).toContain('"purpouse"');
  });
});

describe('pictures and places', () => {
  it('shows where a picture was taken, and which forest that is', async () => {
    await openTool('exif');
    await readFromShop('exif', '/assets/public/images/uploads/favorite-hiking-place.png');
    expect(await result('Position')).toBe('36.958717 -84.348217');
    await page.getByRole('link', { name: 'Which place is this?' }).click();
    const place = await result('Place');
    expect(await resetPassword(client(), 'john@juice-sh.op', place)).toBe(200);
    expect(await solvedKeys(running.url)).toContain('geoStalkingMetaChallenge');
  });

  it('names the program of the model in the picture of the product', async () => {
    await openTool('exif');
    await readFromShop('exif', 'assets/public/images/products/3d_keychain.jpg');
    expect(await result('Make')).toBe('OpenSCAD');
  });

  it('names the place at a position, or the nearest one', async () => {
    await openTool('place');
    for (const [position, label, name] of [
      ['59.437 24.7535', 'Place', 'Tallinn'],
      ["53° 33.060' N, 9° 59.580' E", 'Place', 'Hamburg'],
      ['53.70 10.75', 'Nearest place', 'Hamburg'],
    ] as const) {
      await page.fill('#place-position', position);
      await expect.poll(() => result(label)).toBe(name);
    }
  });

  it('extracts the hidden picture from the only PNG of the carousel', async () => {
    await openTool('hidden');
    await readFromShop('hidden', '/assets/public/images/carousel/5.png');
    expect(await result('Hidden file')).toBe('J7RbRp1D5XDM5LINx0TdgeFX_o.png');
    const picture = page.getByRole('img', { name: 'What was hidden' });
    const size = await picture.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
    );
    expect(size).toEqual([100, 100]);
  });

  it('says why there is no result', async () => {
    await openTool('hidden');
    for (const [tool, address, reason] of [
      ['hidden', '/assets/public/images/carousel/1.jpg', "isn't a PNG"],
      ['exif', '/decoy/no-such.png', '404'],
      ['hidden', '/assets/public/images/uploads/12.png', 'PNG'],
      ['exif', '/assets/public/images/no-such.png', "isn't a picture"],
      ['exif', 'http://192.0.2.1/picture.png', 'on this shop'],
    ] as const) {
      await openTool(tool);
      await readFromShop(tool, address);
      await expect.poll(() => problem().allTextContents()).toEqual([expect.stringContaining(reason)]);
    }
  });
});

describe('words and files', () => {
  it('opens the safe of the support team with a spelling from a list, and shows what logs them in', async () => {
    await openTool('spellings');
    await page.fill('#spellings-words', 'team\nsupport');
    await page.fill('#spellings-years', '2018-2024');
    await page.fill('#spellings-marks', '! ?');
    const list = await page.inputValue('#spellings-list');
    await page.getByRole('link', { name: 'KeePass safe' }).click();
    const address = '/ftp/incident-support.kdbx';
    await page.fill('#keepass-passwords', 'Support2023!');
    await readFromShop('keepass', address);
    await expect.poll(() => problem().textContent()).toBe('This is not its password.');
    await page.fill('#keepass-passwords', list);
    await readFromShop('keepass', address);
    expect(await result('Master password')).toBe('Support2022!');
    const email = await result('prod: UserName');
    const password = await result('prod: Password');
    expect(await result('dev: Password')).toBe(password);
    expect((await client().post('/rest/user/login', { email, password })).status).toBe(200);
    expect(await solvedKeys(running.url)).toContain('loginSupportChallenge');
    await readFromShop('keepass', '/ftp/legal.md');
    await expect.poll(() => problem().textContent()).toContain("isn't a safe");
  });

  it('lists what a name may look like when letters become digits, and says when that is too much', async () => {
    await openTool('spellings=Snowball');
    await page.fill('#spellings-years', '');
    await page.fill('#spellings-marks', '');
    await page.selectOption('#spellings-letters', 'each');
    await page.fill('#spellings-swaps', 'a=4 l=1 o=0 s=5');
    const list = (await page.inputValue('#spellings-list')).split('\n');
    expect(list).toContain('5N0wb41L');
    expect(new Set(list).size).toBe(2 ** 3 * 3 ** 5);
    await page.fill('#spellings-words', 'Supercalifragilistic');
    expect(await problem().textContent()).toContain('more than 20000');
    await page.fill('#spellings-swaps', 'a4');
    expect(await problem().textContent()).toContain('a=4');
  });

  it('writes a document whose entity stands for a file of the server', async () => {
    await openTool('dtd');
    await page.fill('#dtd-source', 'file:///etc/passwd');
    const document = await result('Document');
    expect(await uploadComplaintFile(client(), 'x.xml', document)).toBe(410);
    expect(await solvedKeys(running.url)).toContain('xxeFileDisclosureChallenge');
    await page.selectOption('#dtd-kind', 'nested');
    expect((await result('Document')).split('&x0;')).toHaveLength(11);
    await page.fill('#dtd-root', 'a b');
    expect(await problem().textContent()).toContain('begin with a letter');
  });
});

describe('the page', () => {
  it('is linked from the start of the decoy internet, and can be used from tool to tool with the keyboard', async () => {
    await page.goto(`${running.url}/decoy/`);
    await page.getByRole('link', { name: /^Toolbox/ }).press('Enter');
    await page.waitForURL('**/decoy/toolbox/');
    await page.getByRole('link', { name: 'Z85' }).press('Enter');
    await page.getByRole('heading', { name: 'Z85' }).and(page.locator(':focus')).waitFor();
    expect(new URL(page.url()).hash).toBe('#z85');
    await page.keyboard.press('Tab');
    await page.keyboard.type('NOV26-99');
    expect(await page.inputValue('#z85-encoded')).toBe('pes[Chz3{H');
  });

  it('copies a result', async () => {
    await openTool('hex');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await encode('hex', 'juice');
    await page.getByRole('button', { name: 'Copy Hex' }).click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('6a75696365');
  });

  it('sends nothing that is entered anywhere', async () => {
    await openTool('wallet');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const tool of ['base64', 'z85', 'jwt', 'totp', 'md5', 'aes', 'place']) {
      await openTool(tool);
      await page.locator('section:not([hidden]) :is(textarea, input)').first().fill('some input');
    }
    // The workbench hands a text over after the #.
    for (const [tool, text, field, shown] of [
      ['base64', 'anVpY2U=', 'plain', 'juice'],
      ['base64', 'no base64!', 'encoded', 'bm8gYmFzZTY0IQ=='],
      ['url', '%2500', 'plain', '%00'],
      ['hex', '6a75', 'plain', 'ju'],
      ['rot13', 'whvpr', 'plain', 'juice'],
      ['md5', '0192023a7bbd73250516f069df18b500', 'hash', '0192023a7bbd73250516f069df18b500'],
      ['md5', 'juice', 'text', 'juice'],
      ['jwt', 'eyJhbGciOiJub25lIn0.eyJhIjoxfQ.', 'token', 'eyJhbGciOiJub25lIn0.eyJhIjoxfQ.'],
    ] as const) {
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        `${tool}=${encodeURIComponent(text)}`,
      );
      await expect.poll(() => page.inputValue(`#${tool}-${field}`), { message: text }).toBe(shown);
    }
    expect(JSON.parse(await result('Payload'))).toEqual({ a: 1 });
    await openTool('md5');
    expect(await result('0192023a7bbd73250516f069df18b500')).toBe('admin123');
    expect(requests).toEqual([]);
  });

  it('is accessible in light and dark, and fits a small phone', async () => {
    await openTool('jwt');
    for (const tool of ['base64', 'jwt', 'wallet', 'exif', 'spellings', 'keepass', 'dtd']) {
      await openTool(tool);
      expect(await barriersOfContent(page, 'html')).toEqual([]);
    }
    expect(await barriersInAllLooks(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
