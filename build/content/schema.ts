import { z } from 'zod';
import { challengeKeys } from '../../shared/api/challenge-keys.ts';
import { lessonNames } from '../../shared/api/lesson-names.ts';
import { type ChallengePaths, learningPaths, topics } from '../../shared/api/paths.ts';
import { numbersSchema } from './standards.ts';

/*
 * Schemas for the files in `resources/`, one per file, used when they are packed and in tests. The shop process reads the
 * packed result and loads none of this.
 */

const text = z.string().min(1);
const id = z.int().positive();
const environment = z.enum(['Docker', 'Heroku', 'Windows', 'Gitpod']);
const difficulty = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);

/** `challenges/<key>/challenge.yml`. */
export const challengeSchema = z.strictObject({
  id,
  name: text,
  category: text,
  difficulty,
  tags: z.array(text).default([]),
  tutorialOrder: z.int().min(1).max(13).nullable().default(null),
  disabledEnv: z.array(environment).default([]),
  hasCodingChallenge: z.boolean().default(false),
  hintUrl: z.url(),
  mitigationUrl: z.url().nullable().default(null),
  isFlaw: z.boolean().default(true),
  numbers: numbersSchema,
  description: text,
  hints: z.array(text).min(2).max(4),
  /** Titles of the requests in `solution.http` that the last hint shows. */
  lastHint: z.array(text).min(1).optional(),
  mitigation: text,
});

/** Rows of `challenges/ids-v20.csv`, without a gap: a row's position is its id, counted from 1. */
export const laterIdsSchema = z
  .array(z.strictObject({ id: z.coerce.number(), key: text }))
  .refine((rows) => rows.every((row, index) => row.id === index + 1), 'expected ids from 1, without a gap')
  .refine((rows) => new Set(rows.map(({ key }) => key)).size === rows.length, 'expected each key once')
  .transform((rows) => rows.map(({ key }) => key));

/**
 * Rows of `challenges/paths.csv`, one per challenge: topic, learning path and lesson (decision 51). Those of a path are together, in the order in
 * which it is walked.
 */
export const pathsSchema = z
  .array(
    z.strictObject({
      key: z.enum(challengeKeys),
      topic: z.enum(topics),
      path: z.enum(learningPaths),
      lesson: text,
    }),
  )
  .refine((rows) => new Set(rows.map(({ key }) => key)).size === rows.length, 'expected each challenge once')
  .refine((rows) => rows.length === challengeKeys.length, 'expected every challenge')
  .refine((rows) => isInOrder(rows.map(({ path }) => learningPaths.indexOf(path))), 'expected the paths in their order')
  // Every key is there, as has just been checked.
  .transform((rows) => Object.fromEntries(rows.map(({ key, ...place }) => [key, place])) as ChallengePaths);

/** `handbook/contents.yml`: the learning paths, each with the lessons that belong to it. */
export const contentsSchema = z.array(
  z.strictObject({
    path: z.enum(learningPaths),
    needs: z.array(z.enum(learningPaths)),
    minutes: z.int().positive(),
    lessons: z.array(z.enum(lessonNames)).min(1),
  }),
);

function isInOrder(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));
}

/** `languages/<language>/challenges.yml`: the challenges that are translated so far. */
export const challengeTextsSchema = z.partialRecord(
  z.enum(challengeKeys),
  z.strictObject({ name: text, description: text, hints: z.array(text).min(2).max(4) }),
);

const pemSchema = z.strictObject({
  header: text,
  body: z.array(text),
  footer: text,
  lineEnd: z.enum(['LF', 'CRLF']),
  sha256: z.hex().length(64),
});

export const keysSchema = z.strictObject({
  jwtPrivateKey: pemSchema,
  jwtPublicKey: pemSchema,
  premiumKey: z.strictObject({ text, sha256: z.hex().length(64) }),
  premiumCiphertext: z.array(text),
  securityAnswerKey: text,
  ctfKey: z.strictObject({ text, check: z.strictObject({ name: text, flag: z.hex().length(40) }) }),
  cookieSecret: text,
  serverSideKey: text,
  leakedApiKey: text,
  walletMnemonic: text,
  announcementRsa: z.strictObject({ modulus: z.array(z.string().regex(/^\d+$/)), exponent: z.int() }),
});

export const countryMappingSchema = z.record(text, z.strictObject({ name: text, code: text }));

/** `languages/<language>/server.yml`: translations, keyed by the English text. */
export const serverTextsSchema = z.record(text, text);

/** A row of `schema.csv`. A row without a column holds a clause for the whole table. */
export const columnsSchema = z.array(z.strictObject({ table: text, column: z.string(), clause: text }));

/** `languages/<language>/same-as-english.yml`: keys of interface texts. */
export const sameAsEnglishSchema = z.array(text);

/** `languages/pending.yml`: keys of interface texts that some language still lacks (decision 58). */
export const pendingSchema = z
  .array(text)
  .refine((keys) => keys.every((key, index) => index === 0 || key > (keys[index - 1] ?? '')), 'expected sorted keys');

/** A row of `challenges/coding-challenges.csv`: the number of fixes and hints, and the index of the right fix, counted from 0. */
export const codingContractSchema = z.array(
  z.strictObject({
    key: z.enum(challengeKeys),
    fixes: z.coerce.number().int().min(3).max(4),
    correctFix: z.coerce.number().int().min(0).max(3),
    hints: z.coerce.number().int().min(1).max(4),
  }),
);

/** Rows of `challenges/extra-coding-challenges.csv`: the coding challenges that only this range has (decision 108). */
export const extraCodingSchema = z.array(z.strictObject({ key: z.enum(challengeKeys) }));

/** `challenges/<key>/coding/challenge.yml`. The code of its fixes is in files beside it, numbered from 1. */
export const codingChallengeSchema = z.strictObject({
  correctFix: z.int().min(0),
  // A translation would lose text in double braces.
  hints: z.array(text.refine((hint) => !hint.includes('{{'), 'must not hold double braces')),
  fixes: z.array(z.strictObject({ explanation: text, cwe: z.int().positive().optional() })),
});

export type CodingChallengeFile = z.infer<typeof codingChallengeSchema>;
