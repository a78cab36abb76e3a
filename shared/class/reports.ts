import { z } from 'zod';
import { challengeKeys } from '../api/challenge-keys.ts';
import { streamName } from './join.ts';
import { classLimits } from './limits.ts';
import { markKinds } from './mark-kinds.ts';
import { webhookMessage } from './webhook.ts';

const challenge = z.enum(challengeKeys);

/** What every report says: its place in its stream, counted from 1 without gaps, and when it happened. */
const common = {
  sequence: z.int().min(1),
  at: z.int().min(0),
};

const kinds = [
  z.strictObject({
    ...common,
    kind: z.literal('solved'),
    message: webhookMessage,
    /** How many hints of this challenge were open. */
    hints: z.int().min(0).max(20),
    /** Whether it came from a backup or a continue code instead of an attack. */
    isRestored: z.boolean(),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('coding'),
    challenge,
    step: z.enum(['findIt', 'fixIt']),
    /** Of everything done so far; -1 where none was computed. */
    totalCheatScore: z.number().min(-1).max(1),
  }),
  z.strictObject({ ...common, kind: z.literal('hint'), challenge, opened: z.int().min(1).max(20) }),
  /** The learner asks for help, about a challenge or in general. */
  z.strictObject({ ...common, kind: z.literal('stuck'), challenge: challenge.nullable() }),
  z.strictObject({ ...common, kind: z.literal('unstuck') }),
  z.strictObject({ ...common, kind: z.literal('mark'), what: z.enum(markKinds) }),
] as const;

export const report = z.discriminatedUnion('kind', kinds);

export type Report = z.infer<typeof report>;

/** What is reported, before it has a place and a time. */
export type Reported = Report extends infer Each
  ? Each extends Report
    ? Omit<Each, 'sequence' | 'at'>
    : never
  : never;

/** `POST /class/reports`, signed with the learner's key. The sequence numbers follow each other. */
export const reportsRequest = z.strictObject({
  stream: streamName,
  reports: z.array(report).min(1).max(classLimits.reports),
});

/** Everything below `next` is kept and will survive the end of the board's process. Reports that were known already are passed over. */
export const reportsResponse = z.object({ next: z.int().min(1), now: z.number() });

export type ReportsRequest = z.infer<typeof reportsRequest>;
export type ReportsResponse = z.infer<typeof reportsResponse>;

/** `POST /class/backup`, signed with the learner's key: the learner's backup, sealed with AES-256-GCM (nonce, text, tag; base64). */
export const handInRequest = z.strictObject({
  sealed: z
    .string()
    .max(classLimits.handIn)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/),
});

export const handInResponse = z.object({ handedInAt: z.number() });
