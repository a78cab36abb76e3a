import type { MemoryConfiguration, ProductConfiguration } from '../../shared/api/configuration.ts';
import type { Config } from './config.ts';

/** The keys that make a product special, and what messages call such a product. */
const specialProducts = {
  useForChristmasSpecialChallenge: 'the Christmas product',
  urlForProductTamperingChallenge: 'the product tampering product',
  fileForRetrieveBlueprintChallenge: 'the blueprint product',
  keywordsForPastebinDataLeakChallenge: 'the data leak product',
} as const satisfies Partial<Record<keyof ProductConfiguration, string>>;

type SpecialKey = keyof typeof specialProducts;

// Object.keys widens the keys to strings; a literal object has no others.
const specialKeys = Object.keys(specialProducts) as SpecialKey[];

/** The two kinds of photo that give away a security answer, and the user whose answer it is. */
const specialMemories = [
  {
    name: 'the meta geo stalking memory',
    user: 'john',
    question: 'geoStalkingMetaSecurityQuestion',
    answer: 'geoStalkingMetaSecurityAnswer',
  },
  {
    name: 'the visual geo stalking memory',
    user: 'emma',
    question: 'geoStalkingVisualSecurityQuestion',
    answer: 'geoStalkingVisualSecurityAnswer',
  },
] as const satisfies readonly Record<string, string>[];

/** The number of security questions. They are fixed (data.md 3.3), so a photo can give away the answer to one of these only. */
const securityQuestions = 14;

/**
 * Checks an effective configuration against all rules on its content (api-learning.md 16).
 * @returns one line per broken rule
 */
export function brokenRules(config: Config): readonly string[] {
  return [...productRules(config.products), ...memoryRules(config.memories), ...switchRules(config)];
}

function* productRules(products: readonly ProductConfiguration[]): Generator<string> {
  if (products.length < 4) {
    yield `Only ${products.length} products are configured but at least four are required`;
  }
  for (const key of specialKeys) {
    const name = specialProducts[key];
    const count = products.filter((product) => specialKeysOf(product).includes(key)).length;
    if (count !== 1) {
      yield `${count === 0 ? 'No product is' : `${count} products are`} configured as ${name} (${key}) but exactly one is required`;
    }
  }
  for (const product of products) {
    const names = specialKeysOf(product).map((key) => specialProducts[key]);
    for (const [position, name] of names.entries()) {
      for (const other of names.slice(position + 1)) {
        yield `Product ${product.name} is used as ${name} and ${other} but can only be one of them`;
      }
    }
    if (product.fileForRetrieveBlueprintChallenge && !product.exifForBlueprintChallenge) {
      yield `Product ${product.name} configured as ${specialProducts.fileForRetrieveBlueprintChallenge} must name its exifForBlueprintChallenge`;
    }
  }
}

function specialKeysOf(product: ProductConfiguration): readonly SpecialKey[] {
  return specialKeys.filter((key) => Boolean(product[key]));
}

function* memoryRules(memories: readonly MemoryConfiguration[]): Generator<string> {
  if (memories.length < 2) {
    yield `Only ${memories.length} memories are configured but at least two are required`;
  }
  for (const { name, user, question, answer } of specialMemories) {
    const special = memories.filter((memory) => memory[question] && memory[answer]);
    if (special.length !== 1) {
      yield `${special.length === 0 ? 'No memory is' : `${special.length} memories are`} configured as ${name} (${question}, ${answer}) but exactly one is required`;
    }
    for (const memory of special) {
      const asked = memory[question] ?? 0;
      if (!Number.isInteger(asked) || asked < 1 || asked > securityQuestions) {
        yield `Memory ${memory.caption} asks security question ${asked} (${question}) but there are only 1 to ${securityQuestions}`;
      }
    }
    if (special.some((memory) => memory.user && memory.user !== user)) {
      yield `Memory configured as ${name} must belong to user ${user}`;
    }
  }
  const [meta, visual] = specialMemories;
  for (const memory of memories) {
    if (memory[meta.question] && memory[meta.answer] && memory[visual.question] && memory[visual.answer]) {
      yield `Memory ${memory.caption} is used as ${meta.name} and ${visual.name} but can only be one of them`;
    }
  }
}

function* switchRules({ challenges, ctf, hackingInstructor }: Config): Generator<string> {
  if (challenges.restrictToTutorialsFirst && !hackingInstructor.isEnabled) {
    yield 'Restricted tutorial mode is enabled while Hacking Instructor is disabled';
  }
  if (ctf.showFlagsInNotifications && !challenges.showSolvedNotifications) {
    yield 'CTF flags are enabled while challenge solved notifications are disabled';
  }
  if (['name', 'flag', 'both'].includes(ctf.showCountryDetailsInNotifications) && !ctf.showFlagsInNotifications) {
    yield 'CTF country mappings for FBCTF are enabled while CTF flags are disabled';
  }
}
