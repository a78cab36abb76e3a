import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { routePaths } from '../../renderer/src/app/route-paths.ts';

const page = join(import.meta.dirname, '../../dist/renderer');
const read = (name: string) => readFileSync(join(page, name), 'utf8');

/** Everything that the contract says can be found in `main.js` (ui-shop.md 1, 5.7, 5.13, 5.24; api-learning.md 30). */
const strings = [
  'applicationName="OWASP Juice Shop"',
  'testingUsername="testing@juice-sh.op"',
  'testingPassword="IamUsedForTesting"',
  './redirect?to=https://blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm',
  './redirect?to=https://explorer.dash.org/address/Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW',
  './redirect?to=https://etherscan.io/address/0x0f933ab9fcaaa782d0279c300d73750e1311eae6',
  'campaigns',
  'WMNSDY2019:{validOn:15519996e5,discount:75}',
  'ORANGE2023:{validOn:16831548e5,discount:40}',
  'Parola echipei de asisten\\u021b\\u0103 nu respect\\u0103 politica corporativ\\u0103 pentru conturile privilegiate!',
  '(?=.*[@$!%*?&])[A-Za-z\\d@$!%*?&]{12,30}',
  'btoa(',
  '1005568560502-6hm16lef8oh46hr2d98vf2ohlnj4nfhq.apps.googleusercontent.com',
  'testDecal',
  'verifyLocalXssChallenge',
  'verifySvgInjectionChallenge',
];

describe('main.js', () => {
  const main = read('main.js');

  it.each(strings)('contains %s', (text) => {
    expect(main).toContain(text);
  });

  it.each(routePaths.map(({ path }) => path))(
    'contains the route %s in the form that walkthroughs search for',
    (path) => {
      expect(main).toContain(`path:"${path}"`);
    },
  );

  it('does not name the token sale, and nor does any other file of the page', () => {
    for (const file of ['main.js', 'vendor.js', 'runtime.js', 'polyfills.js', 'index.html', 'styles.css']) {
      expect(read(file)).not.toContain('tokensale');
    }
  });

  it('is plain ASCII', () => {
    expect([...main].filter((letter) => letter > '\x7f')).toEqual([]);
  });
});

const index = read('index.html');

describe('the index page', () => {
  it('has the element, the description and the body classes that clients check', () => {
    expect(index).toContain('<app-root></app-root>');
    expect(index).toContain('Probably the most modern and sophisticated insecure web application');
    expect(index).toContain('class="mat-app-background mat-typography bluegrey-lightgreen-theme"');
  });

  it('names its scripts without a hash, in the contract’s order', () => {
    const scripts = [...index.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, name]) => name);
    expect(scripts).toEqual(['runtime.js', 'polyfills.js', 'vendor.js', 'main.js']);
    expect(index).toContain('href="styles.css"');
  });
});

describe('the licence list', () => {
  it('names the packages of the page, including the look-alike', () => {
    expect(read('3rdpartylicenses.txt')).toMatch(/^react$/m);
    expect(read('3rdpartylicenses.txt')).toContain('ngy-cookie');
    expect(read('main.js')).not.toContain('ngy-cookie');
  });
});

describe('what the first product waits for', () => {
  /** The budget. The rest of the 300 KiB that the bench allows is for the pictures. */
  const budget = 206 * 1024;

  it('stays within its budget of bytes, as sent', () => {
    const sent = [
      'vendor.js.br',
      'main.js.br',
      'runtime.js',
      'polyfills.js.br',
      'assets/fonts/figtree-latin-wght-normal.woff2',
      'assets/fonts/bricolage-grotesque-latin-700-normal.woff2',
    ].reduce((sum, name) => sum + statSync(join(page, name)).size, 0);
    // The server compresses the page with the drawing, when it has filled it in.
    const drawn = brotliCompressSync(read('index.html'), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
    expect(sent + drawn).toBeLessThanOrEqual(budget);
  });

  it('leaves out the style sheet, which has a budget of its own', () => {
    expect(index).toContain('<template id="page-styles"><link rel="stylesheet" href="styles.css"></template>');
    expect(statSync(join(page, 'styles.css.br')).size).toBeLessThanOrEqual(42 * 1024);
  });
});
