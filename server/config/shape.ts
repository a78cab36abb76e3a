import type { ChallengeKey } from '../../shared/api/challenge-keys.ts';
import { challengeKeys } from '../../shared/api/challenge-keys.ts';
import {
  type Configuration,
  type CountryMapping,
  challengeIds,
  type MemoryConfiguration,
  type ProductConfiguration,
} from '../../shared/api/configuration.ts';

/**
 * What a configuration file may hold (api-learning.md 16). Every key is optional in a file and `null` is accepted everywhere.
 * Where `nullable` is set, null is kept; elsewhere it means "as before".
 */
export type Shape =
  | { readonly kind: 'number' | 'string' | 'boolean'; readonly nullable: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly message: string }
  | { readonly kind: 'list'; readonly item: Shape; readonly nullable: boolean }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shape>>; readonly nullable: boolean };

/** The fields of an object of this type. With them, the table below can neither miss a field nor invent one. */
type FieldsOf<Value> = { readonly [Key in keyof Value]-?: Shape };

const number: Shape = { kind: 'number', nullable: false };
const string: Shape = { kind: 'string', nullable: false };
const boolean: Shape = { kind: 'boolean', nullable: false };
const numberOrNull: Shape = { kind: 'number', nullable: true };
const stringOrNull: Shape = { kind: 'string', nullable: true };
const booleanOrNull: Shape = { kind: 'boolean', nullable: true };

function object<Value>(fields: FieldsOf<Value>): Shape {
  return { kind: 'object', fields, nullable: false };
}

function list(item: Shape): Shape {
  return { kind: 'list', item, nullable: false };
}

const listOfTextOrNull: Shape = { kind: 'list', item: stringOrNull, nullable: true };

const product = object<ProductConfiguration>({
  name: stringOrNull,
  price: numberOrNull,
  deluxePrice: numberOrNull,
  limitPerUser: numberOrNull,
  quantity: numberOrNull,
  description: stringOrNull,
  image: stringOrNull,
  deletedDate: stringOrNull,
  useForChristmasSpecialChallenge: booleanOrNull,
  urlForProductTamperingChallenge: stringOrNull,
  keywordsForPastebinDataLeakChallenge: listOfTextOrNull,
  fileForRetrieveBlueprintChallenge: stringOrNull,
  exifForBlueprintChallenge: listOfTextOrNull,
  reviews: {
    kind: 'list',
    item: object<{ text: string; author: string }>({ text: stringOrNull, author: stringOrNull }),
    nullable: true,
  },
});

const memory = object<MemoryConfiguration>({
  image: stringOrNull,
  caption: stringOrNull,
  user: stringOrNull,
  geoStalkingMetaSecurityQuestion: numberOrNull,
  geoStalkingMetaSecurityAnswer: stringOrNull,
  geoStalkingVisualSecurityQuestion: numberOrNull,
  geoStalkingVisualSecurityAnswer: stringOrNull,
});

const country = object<NonNullable<CountryMapping[ChallengeKey]>>({ name: string, code: string });

export const configurationShape: Shape = object<Configuration>({
  server: object<Configuration['server']>({ port: number, basePath: string, baseUrl: string, allowInternet: boolean }),
  application: object<Configuration['application']>({
    domain: string,
    name: string,
    logo: string,
    favicon: string,
    theme: string,
    defaultLanguage: stringOrNull,
    showVersionNumber: boolean,
    showGitHubLinks: boolean,
    showHelp: boolean,
    localBackupEnabled: boolean,
    numberOfRandomFakeUsers: number,
    altcoinName: string,
    privacyContactEmail: string,
    customMetricsPrefix: string,
    chatBot: object<Configuration['application']['chatBot']>({
      name: string,
      greeting: string,
      trainingData: string,
      defaultResponse: string,
      avatar: string,
    }),
    social: object<Configuration['application']['social']>({
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
    recyclePage: object<Configuration['application']['recyclePage']>({
      topProductImage: string,
      bottomProductImage: string,
    }),
    welcomeBanner: object<Configuration['application']['welcomeBanner']>({
      showOnFirstStart: boolean,
      title: string,
      message: string,
    }),
    cookieConsent: object<Configuration['application']['cookieConsent']>({
      message: string,
      dismissText: string,
      linkText: string,
      linkUrl: string,
    }),
    securityTxt: object<Configuration['application']['securityTxt']>({
      contact: stringOrNull,
      encryption: stringOrNull,
      acknowledgements: stringOrNull,
      hiring: stringOrNull,
      csaf: stringOrNull,
    }),
    promotion: object<Configuration['application']['promotion']>({ video: string, subtitles: string }),
    easterEggPlanet: object<Configuration['application']['easterEggPlanet']>({ name: string, overlayMap: string }),
    googleOauth: object<Configuration['application']['googleOauth']>({
      clientId: stringOrNull,
      authorizedRedirects: list(object<{ uri: string; proxy: string }>({ uri: string, proxy: string })),
      signInUrl: string,
      profileUrl: string,
    }),
  }),
  challenges: object<Configuration['challenges']>({
    showSolvedNotifications: boolean,
    showHints: boolean,
    showMitigations: boolean,
    codingChallengesEnabled: string,
    restrictToTutorialsFirst: boolean,
    overwriteUrlForProductTamperingChallenge: string,
    xssBonusPayload: string,
    safetyMode: {
      kind: 'choice',
      values: ['enabled', 'disabled', 'auto'],
      message: 'must be either enabled, disabled or auto',
    },
    showFeedbackButtons: boolean,
    csafHashValue: string,
    metricsIgnoredUserAgents: list(string),
    selection: {
      kind: 'list',
      item: { kind: 'choice', values: challengeKeys, message: 'must be the key of a challenge' },
      nullable: true,
    },
    continueCodeIds: { kind: 'choice', values: challengeIds, message: `must be either ${challengeIds.join(' or ')}` },
  }),
  hackingInstructor: object<Configuration['hackingInstructor']>({
    isEnabled: boolean,
    avatarImage: string,
    hintPlaybackSpeed: string,
  }),
  products: list(product),
  memories: list(memory),
  ctf: object<Configuration['ctf']>({
    showFlagsInNotifications: boolean,
    showCountryDetailsInNotifications: string,
    countryMapping: {
      kind: 'object',
      fields: Object.fromEntries(challengeKeys.map((key) => [key, country])),
      nullable: true,
    },
  }),
});
