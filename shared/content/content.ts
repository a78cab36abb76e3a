import type { DisabledEnvironment } from '../api/challenge.ts';
import type { ChallengeKey } from '../api/challenge-keys.ts';
import type { Configuration } from '../api/configuration.ts';
import type { ChallengePaths } from '../api/paths.ts';

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
  readonly keys: KeyMaterial;
  /** SHA-512, in hex, of the security advisory that ships. Whoever computes it may report it (csafChallenge). */
  readonly advisoryHash: string;
}

/** Training data of the chatbot (api-shop.md 21.1), in the form in which operators provide their own. */
export interface ChatbotTraining {
  readonly lang: string;
  /** The bot is probed with the first utterance of the first intent. */
  readonly data: readonly ChatbotIntent[];
}

/** What a customer may want, some ways of saying it, and the answers, one of which is drawn at random. */
export interface ChatbotIntent {
  readonly intent: string;
  readonly utterances: readonly string[];
  readonly answers: readonly ChatbotAnswer[];
}

/** A text, which may contain `<customer-name>` and `<bot-name>`, or the name of a function of the shop. */
export type ChatbotAnswer =
  | { readonly action: 'response'; readonly body: string }
  | { readonly action: 'function'; readonly handler: string };

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
  /** What to fix and why, in three to six sentences. */
  readonly mitigation: string;
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

/** A seeded user (data.md 3). Ids are fixed: challenges and walkthroughs name them. */
export interface UserContent {
  readonly id: number;
  /** The seeding key, by which products, memories and reviews refer to the user. */
  readonly key: string;
  /** The complete address, or the part before `@` when `emailFixed` is false. */
  readonly email: string;
  /** When true, `email` is used as it is. When false, `@` and `application.domain` are appended. */
  readonly emailFixed: boolean;
  readonly username: string;
  /** In clear text. */
  readonly password: string;
  readonly role: 'customer' | 'deluxe' | 'accounting' | 'admin';
  /** A file under `assets/public/images/uploads`. When absent, the picture of the role is used. */
  readonly profileImage?: string;
  readonly totpSecret: string;
  readonly lastLoginIp: string;
  /** Deleted right after creation; raw SQL still finds the row. */
  readonly softDeleted: boolean;
  readonly walletBalance: number;
  /** Absent when there is no answer, or when the answer comes with a photo on the photo wall. */
  readonly security?: { readonly answerId: number; readonly questionId: number; readonly answer: string };
  /** The feedback without the suffix that names the author. */
  readonly feedback?: { readonly id: number; readonly rating: number; readonly comment: string };
  readonly addresses: readonly AddressContent[];
  readonly cards: readonly CardContent[];
}

export interface AddressContent {
  readonly id: number;
  readonly fullName: string;
  readonly mobileNum: number;
  readonly zipCode: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

export interface CardContent {
  readonly id: number;
  readonly fullName: string;
  readonly cardNum: number;
  readonly expMonth: number;
  readonly expYear: number;
}

/** The other seed rows. They refer to users by key. */
export interface RecordsContent {
  readonly securityQuestions: readonly { readonly id: number; readonly question: string }[];
  readonly deliveries: readonly DeliveryContent[];
  readonly baskets: readonly {
    readonly id: number;
    readonly user: string;
    readonly items: readonly { readonly id: number; readonly ProductId: number; readonly quantity: number }[];
  }[];
  /** Without the suffix ` (anonymous)`. */
  readonly anonymousFeedback: readonly { readonly id: number; readonly rating: number; readonly comment: string }[];
  readonly complaints: readonly { readonly id: number; readonly user: string; readonly message: string }[];
  readonly recycles: readonly {
    readonly id: number;
    readonly user: string;
    readonly AddressId: number;
    readonly quantity: number;
    readonly isPickup: boolean;
    /** `YYYY-MM-DD`, at midnight UTC. */
    readonly date: string;
  }[];
  readonly orders: readonly OrderContent[];
  /** The photo that exists whatever the configuration says (data.md 3.1). */
  readonly firstMemory: { readonly user: string; readonly image: string; readonly caption: string };
  /** Owners of the photos that give a security answer away. */
  readonly geoStalking: { readonly meta: string; readonly visual: string };
  readonly products: ProductFillers;
}

export interface DeliveryContent {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly deluxePrice: number;
  /** In days. */
  readonly eta: number;
  /** Classes of the icon. */
  readonly icon: string;
}

/** A placed order. Names and prices are those of the configured products. */
export interface OrderContent {
  /** Seeding key of the buyer. When absent, the order has the plain text of `word` in place of the email address. */
  readonly user?: string;
  readonly word?: string;
  /** Days as a string. When absent, a number from 1 to 5 is drawn during seeding. */
  readonly eta?: string;
  readonly delivered: boolean;
  readonly items: readonly { readonly ProductId: number; readonly quantity: number }[];
}

/** What completes a configured product (data.md 3.1). */
export interface ProductFillers {
  /** Description of a product that has none. */
  readonly description: string;
  readonly image: string;
  /** Appended to the descriptions of the special products; `{{url}}` stands for the configured link. */
  readonly appended: { readonly christmas: string; readonly tampering: string; readonly unsafe: string };
}

/** An entry of the language menu. */
export interface LocaleContent {
  readonly key: string;
  readonly icons: readonly string[];
  readonly shortKey: string;
  /** The language's own name. */
  readonly lang: string;
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
