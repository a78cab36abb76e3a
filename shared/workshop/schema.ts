import { z } from 'zod';
import { boardAddress } from '../class/class-part.ts';
import { keyPattern } from '../class/join.ts';
import type { ReportedChallenge } from '../content/built-challenges.ts';
import { completeLanguages } from '../content/complete-languages.ts';
import { themeNames } from '../theme/tokens.ts';
import { nearest } from './nearest.ts';
import { parseProxyAddress } from './proxy-address.ts';

/**
 * Returns the schema of a workshop profile. Messages of the built-in checks are the rest of "... must be"; those of `custom` issues are whole
 * sentences (faults.ts makes sentences of both).
 */
export function profileSchema(challenges: readonly ReportedChallenge[], readLogo: ReadLogo) {
  return z.strictObject({
    version: wholeNumber(1, profileVersion).exactOptional(),
    name: oneLineOf(60, 'a text of 1 to 60 characters').exactOptional(),
    logo: logo(readLogo).exactOptional(),
    theme: z.enum(themeNames, oneOf(themeNames)).exactOptional(),
    port: wholeNumber(1, 65_535).exactOptional(),
    language: z.enum(languages, oneOf(languages)).exactOptional(),
    tutorialsFirst: onOff.exactOptional(),
    tutorials: onOff.exactOptional(),
    codingChallenges: onOff.exactOptional(),
    hints: onOff.exactOptional(),
    help: onOff.exactOptional(),
    challenges: z
      .strictObject(selectionFields(challenges), 'a group of settings: difficulties, categories, names, without')
      .exactOptional(),
    ctf: z.strictObject(ctfFields, 'a group of settings: flags, key').exactOptional(),
    proxy: z.strictObject(proxyFields, 'a group of settings: address, use').exactOptional(),
    class: z
      .strictObject(classFields, 'a group of settings: name, boards, key, board, contest; the class board writes it')
      .exactOptional(),
  });
}

/** The version of the profiles that this app reads; earlier ones too. Version 2 has `class`. */
export const profileVersion = 2;

export type WrittenProfile = z.infer<ReturnType<typeof profileSchema>>;

/** Makes a data URL of the picture that a profile names, or says in a whole sentence why it can't. */
export type ReadLogo = (
  name: string,
) => { readonly kind: 'read'; readonly url: string } | { readonly kind: 'refused'; readonly reason: string };

const languages = ['en', ...completeLanguages] as const;

/** YAML 1.2 knows only true and false, but people also write on, off, yes and no. */
const switches: Readonly<Record<string, boolean>> = { on: true, yes: true, off: false, no: false };

const onOff = z.preprocess(
  (value) => (typeof value === 'string' ? (switches[value.toLowerCase()] ?? value) : value),
  z.boolean('on or off'),
);

function oneOf(values: readonly string[]): string {
  return `one of ${values.join(', ')}`;
}

function oneLineOf(longest: number, expected: string) {
  return z
    .string(expected)
    .max(longest, expected)
    .regex(/^\S(?:[^\p{Cc}]*\S)?$/u, expected);
}

function wholeNumber(smallest: number, largest: number) {
  const expected = `a whole number from ${smallest} to ${largest}`;
  return z.int(expected).min(smallest, expected).max(largest, expected);
}

function logo(readLogo: ReadLogo) {
  return z.string('the name of a picture file').transform((name, context) => {
    const read = readLogo(name);
    if (read.kind === 'refused') {
      context.addIssue({ code: 'custom', message: read.reason });
      return z.NEVER;
    }
    return read.url;
  });
}

function selectionFields(challenges: readonly ReportedChallenge[]) {
  const categories = [...new Set(challenges.map(({ category }) => category))].sort();
  const category = known('a category', categories, (text) => text);
  const keys = new Map(challenges.flatMap(({ key, name }) => [[key, key] as const, [name, key] as const]));
  const names = challenges.map(({ name }) => name);
  const challenge = known('a challenge', [...names, ...keys.keys()], (text) => keys.get(text) ?? text);
  const list = <Item extends z.ZodType>(item: Item, expected: string) => z.array(item, expected).exactOptional();
  return {
    difficulties: list(wholeNumber(1, 6), 'a list of numbers, such as [1, 2, 3]'),
    categories: list(category, 'a list of categories, such as [Injection, XSS]'),
    names: list(challenge, 'a list of challenges'),
    without: list(challenge, 'a list of challenges'),
  };
}

/** Accepts the names in a list. Other names are refused with a suggestion of what was probably meant. */
function known(what: string, texts: readonly string[], meaning: (text: string) => string) {
  const byLowerCase = new Map(texts.map((text) => [text.toLowerCase(), text]));
  return z.string(`the name of ${what}`).transform((text, context) => {
    const found = byLowerCase.get(text.trim().toLowerCase());
    if (found === undefined) {
      const near = nearest(text, texts);
      const advice = near === undefined ? 'The score board shows their names.' : `Did you mean "${near}"?`;
      context.addIssue({ code: 'custom', message: `"${text.slice(0, 60)}" is not ${what}. ${advice}` });
      return z.NEVER;
    }
    return meaning(found);
  });
}

const ctfFields = {
  flags: onOff.exactOptional(),
  key: oneLineOf(200, 'a text of 1 to 200 characters').exactOptional(),
};

const proxyFields = {
  address: z.string('an address such as 127.0.0.1:8080').transform((text, context) => {
    const parsed = parseProxyAddress(text);
    if (parsed.kind === 'refused') {
      const message = `proxy.address must be an address such as 127.0.0.1:8080, not "${text.slice(0, 60)}".`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
    return parsed.address;
  }),
  use: onOff.exactOptional(),
};

const expectedKey = 'a key as the class board writes it';
const classKey = z.string(expectedKey).regex(keyPattern, expectedKey);
const expectedAddress = 'an address such as http://192.168.1.20:4000';

const classFields = {
  name: oneLineOf(60, 'a text of 1 to 60 characters'),
  boards: z
    .array(z.string(expectedAddress).regex(boardAddress, expectedAddress), 'a list of addresses')
    .max(20, 'a list of at most 20 addresses'),
  key: classKey,
  board: classKey,
  contest: onOff.exactOptional(),
};

/** Every setting, by its group. The profile's own settings are under the empty name. */
export const settings: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(profileSchema([], () => ({ kind: 'refused', reason: '' })).shape),
  challenges: Object.keys(selectionFields([])),
  ctf: Object.keys(ctfFields),
  proxy: Object.keys(proxyFields),
  class: Object.keys(classFields),
};
