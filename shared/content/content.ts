import type { DisabledEnvironment } from '../api/challenge.ts';
import type { ChallengeKey } from '../api/challenge-keys.ts';
import type { Configuration } from '../api/configuration.ts';
import type { Numbers, Standard } from '../api/numbers.ts';
import type { ChallengePaths } from '../api/paths.ts';
import type { ChatbotTraining, LocaleContent, RecordsContent, UserContent } from './seed.ts';

/**
 * Everything in `resources/` that the shop process reads at its start. `build/content/pack-content.ts` checks it at
 * build time and packs it into `dist/server/content.json`.
 */
export interface Content {
  /** The default configuration, complete with products and memories (api-learning.md 16). */
  readonly configuration: Configuration;
  /** Its named variants (decision 15), each with only what differs. Objects are merged, lists are replaced. */
  readonly variants: Readonly<Record<string, unknown>>;
  /** All 110 challenges in id order: the id is the position, counted from 1. */
  readonly challenges: readonly ChallengeContent[];
  /** Keys of the challenges of Juice Shop v20, in the order of their ids there. Some of them aren't challenges of ours. */
  readonly challengesOfV20: readonly string[];
  /** Topic, learning path and lesson of every challenge (decision 51). */
  readonly paths: ChallengePaths;
  /** The tables of `shop.sqlite` in creation order (data.md 2.1). */
  readonly tables: readonly TableContent[];
  readonly users: readonly UserContent[];
  readonly records: RecordsContent;
  /** The language menu with English first, without the hidden language (api-learning.md 14). */
  readonly locales: readonly LocaleContent[];
  /** By language: keys of the page's texts that may be the same as in English (decision 37). */
  readonly sameAsEnglish: Readonly<Record<string, readonly string[]>>;
  /** What the chatbot is trained with, unless the operator brings something else (data.md 10). */
  readonly chatbotTraining: ChatbotTraining;
  /** Graded hints and mitigation note of every challenge (decision 33). */
  readonly help: Readonly<Record<ChallengeKey, ChallengeHelp>>;
  /** What the flaw behind each challenge is called by others. */
  readonly flaws: Readonly<Record<ChallengeKey, ChallengeFlaw>>;
  /** The names of the numbers that `flaws` uses, by list and number. */
  readonly standards: Readonly<Record<Standard, Readonly<Record<string, string>>>>;
  readonly keys: KeyMaterial;
  /** SHA-512, in hex, of the security advisory that ships. Whoever computes it may report it (csafChallenge). */
  readonly advisoryHash: string;
}

/** A challenge as the catalogue describes it, before the configuration changes its texts (data.md 2.6). */
export interface ChallengeContent {
  readonly id: number;
  readonly key: ChallengeKey;
  /** In English, and never translated. The CTF flag is made from it. */
  readonly name: string;
  readonly category: string;
  readonly difficulty: 1 | 2 | 3 | 4 | 5 | 6;
  /** Without the generated `With Coding Challenge`. */
  readonly tags: readonly string[];
  readonly tutorialOrder: number | null;
  /** Environments for which the challenge is listed as harmful. */
  readonly disabledEnv: readonly Exclude<DisabledEnvironment, 'Safety Mode'>[];
  readonly hasCodingChallenge: boolean;
  readonly hintUrl: string;
  readonly mitigationUrl: string | null;
  /** HTML. */
  readonly description: string;
  /** HTML. */
  readonly hint: string;
}

/** Help with one challenge, in plain text. */
export interface ChallengeHelp {
  /** The hints that follow the challenge's own `hint`. Each gives away more than the one before. */
  readonly hints: readonly string[];
  /** The requests that the last hint shows, as the text of a `.http` file; null where its words are enough (decision 46). */
  readonly requests: string | null;
  /** What to fix and why, in three to six sentences. */
  readonly mitigation: string;
}

/** The flaw behind a challenge. */
export interface ChallengeFlaw {
  /** False for a challenge about something that is as it should be. Its numbers are those of what it is close to. */
  readonly isFlaw: boolean;
  /** At least one of CWE, the closest first. */
  readonly numbers: Numbers;
}

/** The texts of one challenge in another language. */
export interface ChallengeText {
  /** For display only: flags, notifications and the API use the English name (decision 37). */
  readonly name: string;
  /** HTML. */
  readonly description: string;
  /** The challenge's own `hint` first, as HTML, then those of its help, as plain text. */
  readonly hints: readonly string[];
}

/** The challenges in another language. Whatever is missing is shown in English. */
export type ChallengeTexts = Readonly<Partial<Record<ChallengeKey, ChallengeText>>>;

export interface TableContent {
  readonly name: string;
  /** Columns in order. */
  readonly columns: readonly string[];
  /** The definition exactly as `sqlite_master` shows it. */
  readonly sql: string;
}

/**
 * Keys and secrets of the range. All are public and fixed, because tokens, codes and walkthroughs made elsewhere depend
 * on them (api-account.md 6.1, api-learning.md 32). Every string is byte-exact.
 */
export interface KeyMaterial {
  /** PKCS#1 PEM with CR LF after its first two lines; also the HMAC key of deluxe tokens. */
  readonly jwtPrivateKey: string;
  /** PKCS#1 PEM with LF, without a final newline: the content of `encryptionkeys/jwt.pub`. */
  readonly jwtPublicKey: string;
  /** The content of `encryptionkeys/premium.key`, with its final LF. */
  readonly premiumKey: string;
  /** Key of the HMAC over security answers. */
  readonly securityAnswerKey: string;
  /** Key of the CTF flags, unless the operator brings another one. */
  readonly ctfKey: string;
  readonly cookieSecret: string;
  /** Key of the hidden URL of ssrfChallenge. */
  readonly serverSideKey: string;
  readonly leakedApiKey: string;
  readonly walletMnemonic: string;
  /** Textbook RSA of the encrypted announcement: decimal modulus and exponent. */
  readonly announcementRsa: { readonly modulus: string; readonly exponent: number };
}
