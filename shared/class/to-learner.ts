import { z } from 'zod';
import { challengeKeys } from '../api/challenge-keys.ts';
import { classLimits } from './limits.ts';

export const phases = ['waiting', 'running', 'paused', 'stopped'] as const;

export type Phase = (typeof phases)[number];

export const announcement = z.object({
  /** Counts up from 1. */
  id: z.int().min(1),
  at: z.number(),
  /** Plain text, perhaps of several lines. */
  text: z.string().max(classLimits.announcement),
});

export type Announcement = z.infer<typeof announcement>;

/** A hint that the trainer has opened for everybody: the first `upTo` hints of the challenge. */
export const releasedHint = z.object({
  challenge: z.enum(challengeKeys),
  upTo: z.int().min(1).max(20),
  at: z.number(),
});

export type ReleasedHint = z.infer<typeof releasedHint>;

/** What the board tells a learner's app. It is sent as a whole with every change, and says nothing of other learners. */
export const learnerView = z.object({
  class: z.string().max(60),
  phase: z.enum(phases),
  isContest: z.boolean(),
  /** The contest's time window; null for no limit. */
  startsAt: z.number().nullable(),
  endsAt: z.number().nullable(),
  /** The latest ones, oldest first. */
  announcements: z.array(announcement).max(classLimits.announcements),
  releasedHints: z.array(releasedHint).max(challengeKeys.length),
  /** Whether the board still shows that this learner asks for help. The trainer may have seen to it. */
  isStuck: z.boolean(),
  handedInAt: z.number().nullable(),
});

export type LearnerView = z.infer<typeof learnerView>;

/** One line of the stream that `GET /class/stream` sends to a learner's app: JSON, ended by a line feed. A line without news keeps it alive. */
export const streamLine = z.object({ now: z.number(), view: learnerView.nullable() });

export type StreamLine = z.infer<typeof streamLine>;
