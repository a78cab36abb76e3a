import { describe, expect, test } from 'vitest';
import { isServedByShop, isShopOrigin, isWebPage, staysOnThisMachine } from '../../../main/security/origins.ts';
import { resolveAddress } from '../../../main/views/address.ts';
import { parseProxyAddress } from '../../../shared/workshop/proxy-address.ts';

const shop = { origin: 'http://localhost:3000' };

describe('the address field', () => {
  test.each([
    ['http://localhost:3000/#/login', 'http://localhost:3000/#/login'],
    ['  localhost:3000/ftp  ', 'http://localhost:3000/ftp'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000/'],
    ['[::1]:3000/', 'http://[::1]:3000/'],
    ['/#/score-board', 'http://localhost:3000/#/score-board'],
    ['#/score-board', 'http://localhost:3000/#/score-board'],
    ['?a=b', 'http://localhost:3000/?a=b'],
    ['ftp/legal.md', 'http://localhost:3000/ftp/legal.md'],
    ['ftp/eastere.gg%2500.md', 'http://localhost:3000/ftp/eastere.gg%2500.md'],
    ['', 'http://localhost:3000/'],
    ['//ftp', 'http://localhost:3000//ftp'],
    ['/redirect?to=https://foreign.example', 'http://localhost:3000/redirect?to=https://foreign.example'],
    ['http://attacker.localhost:3000/', 'http://attacker.localhost:3000/'],
    ['<script>alert(1)</script>', 'http://localhost:3000/%3Cscript%3Ealert(1)%3C/script%3E'],
  ])('accepts %s as a page of the shop', (typed, url) => {
    expect(resolveAddress(typed, shop)).toEqual({ kind: 'open', url });
  });

  test.each([
    'https://foreign.example/',
    'http://localhost:3001/',
    'https://localhost:3000/',
    'http://localhost:3000@foreign.example/',
    'foreign.example:3000/',
    'localhost.foreign.example:3000',
    'javascript:alert(1)',
    'JavaScript://localhost:3000/%0aalert(1)',
    'data:text/html,hello',
    'file:///etc/hosts',
    'juice-range://shell/bar.html',
    'view-source:http://localhost:3000/',
    'http://',
    'http://[',
  ])('refuses %s in a sentence that says what works', (typed) => {
    expect(resolveAddress(typed, shop)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('http://localhost:3000/'),
    });
  });
});

test('an endless address is refused', () => {
  expect(resolveAddress('x'.repeat(200_000), shop).kind).toBe('refused');
  expect(parseProxyAddress(`${'a'.repeat(300)}:80`).kind).toBe('refused');
});

describe('the address of a proxy', () => {
  test.each([
    ['127.0.0.1:8080', '127.0.0.1:8080'],
    ['http://localhost:8080/', 'localhost:8080'],
    [' Burp-VM.lan:8081 ', 'burp-vm.lan:8081'],
    ['[::1]:8080', '[::1]:8080'],
    ['127.0.0.1:08080', '127.0.0.1:8080'],
  ])('%s is accepted', (typed, address) => {
    expect(parseProxyAddress(typed)).toEqual({ kind: 'accepted', address });
  });

  test.each([
    '',
    '127.0.0.1',
    '127.0.0.1:0',
    '127.0.0.1:65536',
    ':8080',
    'a b:80',
    'socks5://127.0.0.1:1080',
    '127.0.0.1:8080;direct://',
    'http=127.0.0.1:8080',
    '-x:80',
    '[::g]:80',
  ])('%s is refused', (typed) => {
    expect(parseProxyAddress(typed).kind).toBe('refused');
  });
});

describe('the classification of addresses', () => {
  test('only the exact origin is the shop, and nothing is while there is no shop', () => {
    expect(isShopOrigin(shop, 'http://localhost:3000/#/x')).toBe(true);
    expect(isShopOrigin(shop, 'http://127.0.0.1:3000/')).toBe(false);
    expect(isShopOrigin(shop, 'http://localhost:30000/')).toBe(false);
    expect(isShopOrigin(shop, 'http://localhost:3000.foreign.example/')).toBe(false);
    expect(isShopOrigin(shop, 'null')).toBe(false);
    expect(isShopOrigin(null, 'http://localhost:3000/')).toBe(false);
    expect(isServedByShop(null, 'http://localhost:3000/')).toBe(false);
  });

  test('a shop on the default port of HTTP is recognised', () => {
    expect(isServedByShop({ origin: 'http://localhost' }, 'http://attacker.localhost/')).toBe(true);
  });

  test.each([
    ['http://localhost:9/', true],
    ['ws://127.5.6.7/', true],
    ['http://[::1]:1/', true],
    ['http://0x7f.1/', true],
    ['data:text/plain,x', true],
    ['http://127.0.0.1.foreign.example/', false],
    ['http://foreignlocalhost/', false],
    ['http://10.0.0.1/', false],
    ['http://169.254.169.254/', false],
    ['http://0.0.0.0/', false],
    ['ftp://localhost/', false],
    ['file:///etc/hosts', false],
    ['juice-range://shell/bar.html', false],
    ['not a url', false],
  ])('%s stays on this machine: %s', (url, stays) => {
    expect(staysOnThisMachine(url)).toBe(stays);
  });

  test('only web pages go to the system browser', () => {
    expect(isWebPage('https://foreign.example/')).toBe(true);
    expect(isWebPage('mailto:a@b')).toBe(false);
    expect(isWebPage('ms-msdt:/id')).toBe(false);
    expect(isWebPage('file:///etc/hosts')).toBe(false);
  });
});
