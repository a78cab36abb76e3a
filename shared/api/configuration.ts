import { type ChallengeKey, challengeKeys } from './challenge-keys.ts';

/**
 * What a configuration file may hold (api-learning.md 16). Every key is optional in a file and `null` is accepted everywhere.
 * Where `nullable` is set, null is kept; elsewhere it means "as before".
 */
export type Shape =
  | { readonly kind: 'number' | 'string' | 'boolean'; readonly nullable: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly message: string }
  | { readonly kind: 'list'; readonly item: Shape; readonly nullable: boolean }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shape>>; readonly nullable: boolean };

/** The values that have a shape. Objects in lists may leave fields out. */
type ValueOf<Of> =
  | (Of extends { kind: 'number' } ? number : never)
  | (Of extends { kind: 'string' } ? string : never)
  | (Of extends { kind: 'boolean' } ? boolean : never)
  | (Of extends { kind: 'choice'; values: readonly (infer Value)[] } ? Value : never)
  | (Of extends { kind: 'list'; item: infer Item } ? readonly ItemOf<Item>[] : never)
  | (Of extends { kind: 'object'; fields: infer Fields } ? FieldsOf<Fields> : never)
  | (Of extends { nullable: true } ? null : never);
type ItemOf<Of> = Of extends { kind: 'object'; fields: infer Fields } ? Partial<FieldsOf<Fields>> : ValueOf<Of>;
type FieldsOf<Fields> = { readonly [Key in keyof Fields]: ValueOf<Fields[Key]> };

const number = { kind: 'number', nullable: false } as const;
const string = { kind: 'string', nullable: false } as const;
const boolean = { kind: 'boolean', nullable: false } as const;
const numberOrNull = { kind: 'number', nullable: true } as const;
const stringOrNull = { kind: 'string', nullable: true } as const;
const booleanOrNull = { kind: 'boolean', nullable: true } as const;

function object<const Fields extends Readonly<Record<string, Shape>>>(fields: Fields) {
  return { kind: 'object', fields, nullable: false } as const;
}

function list<const Item extends Shape>(item: Item) {
  return { kind: 'list', item, nullable: false } as const;
}

function listOrNull<const Item extends Shape>(item: Item) {
  return { kind: 'list', item, nullable: true } as const;
}

function choice<const Value extends string>(values: readonly Value[], message: string) {
  return { kind: 'choice', values, message } as const;
}

/** Whose numbers of the challenges are used: those of Juice Shop v18, which are also the API's, or those of v20. */
export const challengeIds = ['v18', 'v20'] as const;
export type ChallengeIds = (typeof challengeIds)[number];

const product = object({
  name: stringOrNull,
  price: numberOrNull,
  deluxePrice: numberOrNull,
  limitPerUser: numberOrNull,
  quantity: numberOrNull,
  /** HTML. */
  description: stringOrNull,
  /** File under `assets/public/images/products`, or a URL. */
  image: stringOrNull,
  /** Any string here makes the product start out deleted, as of the moment of seeding. */
  deletedDate: stringOrNull,
  useForChristmasSpecialChallenge: booleanOrNull,
  urlForProductTamperingChallenge: stringOrNull,
  keywordsForPastebinDataLeakChallenge: listOrNull(stringOrNull),
  fileForRetrieveBlueprintChallenge: stringOrNull,
  exifForBlueprintChallenge: listOrNull(stringOrNull),
  reviews: listOrNull(
    object({
      text: stringOrNull,
      /** Key of a seeded user, such as `jim`. */
      author: stringOrNull,
    }),
  ),
});

const memory = object({
  /** File under `assets/public/images/uploads`, or a URL. */
  image: stringOrNull,
  caption: stringOrNull,
  /** Key of a seeded user. */
  user: stringOrNull,
  geoStalkingMetaSecurityQuestion: numberOrNull,
  geoStalkingMetaSecurityAnswer: stringOrNull,
  geoStalkingVisualSecurityQuestion: numberOrNull,
  geoStalkingVisualSecurityAnswer: stringOrNull,
});

const country = object({ name: string, code: string });

/** The shape of the whole configuration, in the contract's key order (api-learning.md 15 and 16). */
export const configurationShape = object({
  server: object({
    port: number,
    /** Prefix of redirects made by the server; empty for none. */
    basePath: string,
    baseUrl: string,
    /**
     * Whether requests that learners make the shop send may reach the Internet. This setting is specific to this range, and off by default
     * (architecture.md 1). Private and link-local addresses stay out of reach.
     */
    allowInternet: boolean,
  }),
  application: object({
    /** Domain of the seeded email addresses. */
    domain: string,
    name: string,
    /** File under `assets/public/images`, or a URL. */
    logo: string,
    /** File under `assets/public`, or a URL. */
    favicon: string,
    theme: string,
    /** Key of the language in which the interface starts, such as `de_DE`; `null` is English. This setting is specific to this range. */
    defaultLanguage: stringOrNull,
    showVersionNumber: boolean,
    showGitHubLinks: boolean,
    /** Whether the handbook is served, and the help in it. This setting is specific to this range. */
    showHelp: boolean,
    localBackupEnabled: boolean,
    numberOfRandomFakeUsers: number,
    altcoinName: string,
    privacyContactEmail: string,
    customMetricsPrefix: string,
    chatBot: object({
      name: string,
      /** May contain `<customer-name>` and `<bot-name>`. */
      greeting: string,
      trainingData: string,
      defaultResponse: string,
      avatar: string,
    }),
    /** `null` hides the link. */
    social: object({
      blueSkyUrl: stringOrNull,
      mastodonUrl: stringOrNull,
      twitterUrl: stringOrNull,
      facebookUrl: stringOrNull,
      slackUrl: stringOrNull,
      redditUrl: stringOrNull,
      pressKitUrl: stringOrNull,
      nftUrl: stringOrNull,
      questionnaireUrl: stringOrNull,
    }),
    recyclePage: object({ topProductImage: string, bottomProductImage: string }),
    welcomeBanner: object({
      showOnFirstStart: boolean,
      title: string,
      /** HTML. */
      message: string,
    }),
    cookieConsent: object({ message: string, dismissText: string, linkText: string, linkUrl: string }),
    /** `null` is printed as `null` in security.txt (api-learning.md 25). */
    securityTxt: object({
      contact: stringOrNull,
      encryption: stringOrNull,
      acknowledgements: stringOrNull,
      /** Also sent as the `X-Recruiting` header. */
      hiring: stringOrNull,
      csaf: stringOrNull,
    }),
    promotion: object({ video: string, subtitles: string }),
    easterEggPlanet: object({ name: string, overlayMap: string }),
    googleOauth: object({
      clientId: stringOrNull,
      authorizedRedirects: list(object({ uri: string, proxy: string })),
      /** The identity provider's page, implicit flow. Relative addresses are the shop's own, as that of its decoy is (decision 29). */
      signInUrl: string,
      /** Where the provider says who an access token belongs to. A question mark and the token are appended. */
      profileUrl: string,
    }),
  }),
  challenges: object({
    showSolvedNotifications: boolean,
    showHints: boolean,
    showMitigations: boolean,
    /** `never` (then no code is served either), `solved` or `always`; other values are accepted as well (api-learning.md 16). */
    codingChallengesEnabled: string,
    restrictToTutorialsFirst: boolean,
    overwriteUrlForProductTamperingChallenge: string,
    xssBonusPayload: string,
    safetyMode: choice(['enabled', 'disabled', 'auto'], 'must be either enabled, disabled or auto'),
    showFeedbackButtons: boolean,
    /** SHA-512 in hex. */
    csafHashValue: string,
    metricsIgnoredUserAgents: list(string),
    /**
     * The challenges that the interface shows, `null` for all. This setting is specific to this range. The other challenges still exist, with their
     * records and ids, and can be solved (decision 42).
     */
    selection: listOrNull(choice(challengeKeys, 'must be the key of a challenge')),
    /** Which numbers stand for challenges in continue codes. This setting is specific to this range, for classes run by tools of Juice Shop v20. */
    continueCodeIds: choice(challengeIds, `must be either ${challengeIds.join(' or ')}`),
  }),
  hackingInstructor: object({
    /** When this is off, the page's script with the tutorials is not served either. */
    isEnabled: boolean,
    avatarImage: string,
    /** `faster`, `fast`, `normal`, `slow` or `slower`; other values are accepted as well. */
    hintPlaybackSpeed: string,
  }),
  products: list(product),
  memories: list(memory),
  ctf: object({
    showFlagsInNotifications: boolean,
    /** `none`, `name`, `flag` or `both`; other values are accepted as well. */
    showCountryDetailsInNotifications: string,
    countryMapping: {
      kind: 'object',
      // The assertion says that a challenge may have no country.
      fields: Object.fromEntries(challengeKeys.map((key) => [key, country])) as {
        [Key in ChallengeKey]?: typeof country;
      },
      nullable: true,
    },
  }),
  /** Settings of this range alone. */
  range: object({
    /** Whether there are more coding challenges than the contract's 31, below `/rest/range/coding/` (decision 108). */
    extraCodingChallenges: boolean,
  }),
});

/**
 * The effective configuration, exactly as `GET /rest/admin/application-configuration` returns it. `null` occurs where the contract gives it a
 * meaning (a link that is not shown).
 */
export type Configuration = ValueOf<typeof configurationShape>;

/** A product as an operator writes it. Whatever is absent (or null) is filled in during seeding (data.md 3.1). */
export type ProductConfiguration = ItemOf<typeof product>;

/** An entry of the photo wall as an operator writes it. */
export type MemoryConfiguration = ItemOf<typeof memory>;
