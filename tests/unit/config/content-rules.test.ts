import { expect, it } from 'vitest';
import type { Config } from '../../../server/config/config.ts';
import { brokenRules } from '../../../server/config/content-rules.ts';
import { configWith, content } from '../database/builders.ts';

type Product = Config['products'][number];
type Memory = Config['memories'][number];

const { products, memories } = content.configuration;

/** Returns the default configuration with each product changed. */
function productsWith(change: (product: Product) => Product): Config {
  return configWith({ products: products.map(change) });
}

function memoriesWith(change: (memory: Memory) => Memory): Config {
  return configWith({ memories: memories.map(change) });
}

function without<Key extends string>(value: Record<string, unknown>, key: Key): object {
  const { [key]: _, ...rest } = value;
  return rest;
}

it('accepts the defaults', () => {
  expect(brokenRules(content.configuration)).toEqual([]);
});

it('requires four products', () => {
  const four = products.filter(
    (product) =>
      product.useForChristmasSpecialChallenge ||
      product.urlForProductTamperingChallenge ||
      product.fileForRetrieveBlueprintChallenge ||
      product.keywordsForPastebinDataLeakChallenge,
  );
  expect(brokenRules(configWith({ products: four }))).toEqual([]);
  expect(brokenRules(configWith({ products: four.slice(1) }))[0]).toBe(
    'Only 3 products are configured but at least four are required',
  );
});

it.each([
  ['useForChristmasSpecialChallenge', 'the Christmas product'],
  ['urlForProductTamperingChallenge', 'the product tampering product'],
  ['fileForRetrieveBlueprintChallenge', 'the blueprint product'],
  ['keywordsForPastebinDataLeakChallenge', 'the data leak product'],
] as const)('requires exactly one product with %s', (key, name) => {
  const none = productsWith((product) => without({ ...product }, key));
  expect(brokenRules(none)).toEqual([`No product is configured as ${name} (${key}) but exactly one is required`]);

  const [special] = products.filter((product) => product[key]);
  const two = configWith({ products: special === undefined ? [] : [...products, special] });
  expect(brokenRules(two)).toEqual([`2 products are configured as ${name} (${key}) but exactly one is required`]);
});

it('refuses a product that is special twice', () => {
  const merged = productsWith((product) => {
    if (product.useForChristmasSpecialChallenge) {
      return without({ ...product }, 'useForChristmasSpecialChallenge');
    }
    return product.urlForProductTamperingChallenge ? { ...product, useForChristmasSpecialChallenge: true } : product;
  });
  expect(brokenRules(merged)).toEqual([
    'Product OWASP SSL Advanced Forensic Tool (O-Saft) is used as the Christmas product and the product tampering product but can only be one of them',
  ]);
});

it.each([undefined, null])('requires EXIF data for the blueprint product, not %s', (exif) => {
  const bare = productsWith((product) =>
    product.fileForRetrieveBlueprintChallenge
      ? {
          ...without({ ...product }, 'exifForBlueprintChallenge'),
          ...(exif === null ? { exifForBlueprintChallenge: null } : {}),
        }
      : product,
  );
  expect(brokenRules(bare)).toEqual([
    'Product OWASP Juice Shop Logo (3D-printed) configured as the blueprint product must name its exifForBlueprintChallenge',
  ]);
});

it('requires two memories', () => {
  const [meta] = memories.filter((memory) => memory.geoStalkingMetaSecurityQuestion);
  expect(brokenRules(configWith({ memories: meta === undefined ? [] : [meta] }))).toEqual([
    'Only 1 memories are configured but at least two are required',
    'No memory is configured as the visual geo stalking memory (geoStalkingVisualSecurityQuestion, geoStalkingVisualSecurityAnswer) but exactly one is required',
  ]);
});

it.each(['geoStalkingMetaSecurityQuestion', 'geoStalkingMetaSecurityAnswer'] as const)(
  'ignores a meta memory that lacks %s',
  (key) => {
    expect(brokenRules(memoriesWith((memory) => without({ ...memory }, key)))).toEqual([
      'No memory is configured as the meta geo stalking memory (geoStalkingMetaSecurityQuestion, geoStalkingMetaSecurityAnswer) but exactly one is required',
    ]);
  },
);

it('refuses a memory that reveals both answers', () => {
  const both = memoriesWith((memory) => {
    if (memory.geoStalkingVisualSecurityQuestion) {
      return { image: 'plain.png', caption: 'Plain' };
    }
    return memory.geoStalkingMetaSecurityQuestion
      ? { ...memory, geoStalkingVisualSecurityQuestion: 10, geoStalkingVisualSecurityAnswer: 'ITsec' }
      : memory;
  });
  expect(brokenRules(both)).toEqual([
    'Memory I love going hiking here... is used as the meta geo stalking memory and the visual geo stalking memory but can only be one of them',
  ]);
});

it.each([
  ['geoStalkingMetaSecurityQuestion', 'meta', 'john'],
  ['geoStalkingVisualSecurityQuestion', 'visual', 'emma'],
] as const)('requires the memory with %s to belong to its user', (key, name, owner) => {
  const owned = (user: string) => memoriesWith((memory) => (memory[key] ? { ...memory, user } : memory));
  expect(brokenRules(owned(owner))).toEqual([]);
  expect(brokenRules(owned('jim'))).toEqual([
    `Memory configured as the ${name} geo stalking memory must belong to user ${owner}`,
  ]);
});

it.each([99, 2.5, -1])('requires a security question that exists, not %s', (question) => {
  const odd = memoriesWith((memory) =>
    memory.geoStalkingMetaSecurityQuestion ? { ...memory, geoStalkingMetaSecurityQuestion: question } : memory,
  );
  expect(brokenRules(odd)).toEqual([
    `Memory I love going hiking here... asks security question ${question} (geoStalkingMetaSecurityQuestion) but there are only 1 to 14`,
  ]);
});

it('refuses tutorials first if there are no tutorials', () => {
  const config = { ...configWith({ challenges: { restrictToTutorialsFirst: true } }) };
  const off = { ...config, hackingInstructor: { ...config.hackingInstructor, isEnabled: false } };
  expect(brokenRules(off)).toEqual(['Restricted tutorial mode is enabled while Hacking Instructor is disabled']);
});

it('refuses flags without notifications', () => {
  const config = configWith({ challenges: { showSolvedNotifications: false } });
  expect(brokenRules({ ...config, ctf: { ...config.ctf, showFlagsInNotifications: true } })).toEqual([
    'CTF flags are enabled while challenge solved notifications are disabled',
  ]);
});

it.each(['name', 'flag', 'both'])('refuses country details (%s) without flags', (showCountryDetailsInNotifications) => {
  const { ctf, ...config } = content.configuration;
  expect(brokenRules({ ...config, ctf: { ...ctf, showCountryDetailsInNotifications } })).toEqual([
    'CTF country mappings for FBCTF are enabled while CTF flags are disabled',
  ]);
});
