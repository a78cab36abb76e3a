import type { ChallengeKey } from './challenge-keys.ts';

/**
 * The effective configuration, exactly as `GET /rest/admin/application-configuration` returns it, in the contract's key order (api-learning.md 15 and
 * 16). `null` occurs where the contract gives it a meaning (a link that is not shown).
 */
export interface Configuration {
  readonly server: ServerConfiguration;
  readonly application: ApplicationConfiguration;
  readonly challenges: ChallengesConfiguration;
  readonly hackingInstructor: HackingInstructorConfiguration;
  readonly products: readonly ProductConfiguration[];
  readonly memories: readonly MemoryConfiguration[];
  readonly ctf: CtfConfiguration;
}

interface ServerConfiguration {
  readonly port: number;
  /** Prefix of redirects made by the server; empty for none. */
  readonly basePath: string;
  readonly baseUrl: string;
  /**
   * Whether requests that learners make the shop send may reach the Internet. This setting is specific to this range, and off by default
   * (architecture.md 1). Private and link-local addresses stay out of reach.
   */
  readonly allowInternet: boolean;
}

interface ApplicationConfiguration {
  /** Domain of the seeded email addresses. */
  readonly domain: string;
  readonly name: string;
  /** File under `assets/public/images`, or a URL. */
  readonly logo: string;
  /** File under `assets/public`, or a URL. */
  readonly favicon: string;
  readonly theme: string;
  /** Key of the language in which the interface starts, such as `de_DE`; `null` is English. This setting is specific to this range. */
  readonly defaultLanguage: string | null;
  readonly showVersionNumber: boolean;
  readonly showGitHubLinks: boolean;
  /** Whether the range's help is served at `/help/`. This setting is specific to this range. */
  readonly showHelp: boolean;
  readonly localBackupEnabled: boolean;
  readonly numberOfRandomFakeUsers: number;
  readonly altcoinName: string;
  readonly privacyContactEmail: string;
  readonly customMetricsPrefix: string;
  readonly chatBot: {
    readonly name: string;
    /** May contain `<customer-name>` and `<bot-name>`. */
    readonly greeting: string;
    readonly trainingData: string;
    readonly defaultResponse: string;
    readonly avatar: string;
  };
  /** `null` hides the link. */
  readonly social: {
    readonly blueSkyUrl: string | null;
    readonly mastodonUrl: string | null;
    readonly twitterUrl: string | null;
    readonly facebookUrl: string | null;
    readonly slackUrl: string | null;
    readonly redditUrl: string | null;
    readonly pressKitUrl: string | null;
    readonly nftUrl: string | null;
    readonly questionnaireUrl: string | null;
  };
  readonly recyclePage: {
    readonly topProductImage: string;
    readonly bottomProductImage: string;
  };
  readonly welcomeBanner: {
    readonly showOnFirstStart: boolean;
    readonly title: string;
    /** HTML. */
    readonly message: string;
  };
  readonly cookieConsent: {
    readonly message: string;
    readonly dismissText: string;
    readonly linkText: string;
    readonly linkUrl: string;
  };
  /** `null` is printed as `null` in security.txt (api-learning.md 25). */
  readonly securityTxt: {
    readonly contact: string | null;
    readonly encryption: string | null;
    readonly acknowledgements: string | null;
    /** Also sent as the `X-Recruiting` header. */
    readonly hiring: string | null;
    readonly csaf: string | null;
  };
  readonly promotion: {
    readonly video: string;
    readonly subtitles: string;
  };
  readonly easterEggPlanet: {
    readonly name: string;
    readonly overlayMap: string;
  };
  readonly googleOauth: {
    readonly clientId: string | null;
    readonly authorizedRedirects: readonly { readonly uri: string; readonly proxy?: string }[];
    /** The identity provider's page, implicit flow. Relative addresses are the shop's own, as that of its decoy is (decision 29). */
    readonly signInUrl: string;
    /** Where the provider says who an access token belongs to. A question mark and the token are appended. */
    readonly profileUrl: string;
  };
}

interface ChallengesConfiguration {
  readonly showSolvedNotifications: boolean;
  readonly showHints: boolean;
  readonly showMitigations: boolean;
  /** `never` (then no code is served either), `solved` or `always`; other values are accepted as well (api-learning.md 16). */
  readonly codingChallengesEnabled: string;
  readonly restrictToTutorialsFirst: boolean;
  readonly overwriteUrlForProductTamperingChallenge: string;
  readonly xssBonusPayload: string;
  readonly safetyMode: 'enabled' | 'disabled' | 'auto';
  readonly showFeedbackButtons: boolean;
  /** SHA-512 in hex. */
  readonly csafHashValue: string;
  readonly metricsIgnoredUserAgents: readonly string[];
  /**
   * The challenges that the interface shows, `null` for all. This setting is specific to this range. The other challenges still exist, with their records
   * and ids, and can be solved (decision 42).
   */
  readonly selection: readonly ChallengeKey[] | null;
  /** Which numbers stand for challenges in continue codes. This setting is specific to this range, for classes run by tools of Juice Shop v20. */
  readonly continueCodeIds: ChallengeIds;
}

/** Whose numbers of the challenges are used: those of Juice Shop v18, which are also the API's, or those of v20. */
export const challengeIds = ['v18', 'v20'] as const;
export type ChallengeIds = (typeof challengeIds)[number];

interface HackingInstructorConfiguration {
  /** When this is off, the page's script with the tutorials is not served either. */
  readonly isEnabled: boolean;
  readonly avatarImage: string;
  /** `faster`, `fast`, `normal`, `slow` or `slower`; other values are accepted as well. */
  readonly hintPlaybackSpeed: string;
}

/** A product as an operator writes it. Whatever is absent (or null) is filled in during seeding (data.md 3.1). */
export interface ProductConfiguration {
  readonly name?: string | null;
  readonly price?: number | null;
  readonly deluxePrice?: number | null;
  readonly limitPerUser?: number | null;
  readonly quantity?: number | null;
  /** HTML. */
  readonly description?: string | null;
  /** File under `assets/public/images/products`, or a URL. */
  readonly image?: string | null;
  /** Any string here makes the product start out deleted, as of the moment of seeding. */
  readonly deletedDate?: string | null;
  readonly useForChristmasSpecialChallenge?: boolean | null;
  readonly urlForProductTamperingChallenge?: string | null;
  readonly keywordsForPastebinDataLeakChallenge?: readonly (string | null)[] | null;
  readonly fileForRetrieveBlueprintChallenge?: string | null;
  readonly exifForBlueprintChallenge?: readonly (string | null)[] | null;
  readonly reviews?: readonly ReviewConfiguration[] | null;
}

export interface ReviewConfiguration {
  readonly text?: string | null;
  /** Key of a seeded user, such as `jim`. */
  readonly author?: string | null;
}

/** An entry of the photo wall as an operator writes it. */
export interface MemoryConfiguration {
  /** File under `assets/public/images/uploads`, or a URL. */
  readonly image?: string | null;
  readonly caption?: string | null;
  /** Key of a seeded user. */
  readonly user?: string | null;
  readonly geoStalkingMetaSecurityQuestion?: number | null;
  readonly geoStalkingMetaSecurityAnswer?: string | null;
  readonly geoStalkingVisualSecurityQuestion?: number | null;
  readonly geoStalkingVisualSecurityAnswer?: string | null;
}

interface CtfConfiguration {
  readonly showFlagsInNotifications: boolean;
  /** `none`, `name`, `flag` or `both`; other values are accepted as well. */
  readonly showCountryDetailsInNotifications: string;
  readonly countryMapping: CountryMapping | null;
}

export type CountryMapping = Readonly<Partial<Record<ChallengeKey, { readonly name: string; readonly code: string }>>>;
