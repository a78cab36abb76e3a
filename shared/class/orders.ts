import { z } from 'zod';
import { challengeKeys } from '../api/challenge-keys.ts';
import { classLimits } from './limits.ts';
import { wallViews } from './wall.ts';

const order = <Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  z.strictObject({ order: z.literal(name), ...fields });

const someone = { learner: z.string().min(1).max(200) };
const time = z.int().min(0).nullable();

/** What the trainer tells the board: `POST orders` of the trainer's view, as JSON. The response is 204; what has changed comes as events. */
export const trainerOrder = z.discriminatedUnion('order', [
  order('start', {}),
  order('pause', {}),
  order('stop', {}),
  /** Lets the wall stand still, or move again. */
  order('freeze', { isFrozen: z.boolean() }),
  order('show', { view: z.enum(wallViews) }),
  order('anonymise', { isAnonymous: z.boolean() }),
  /** A contest's time window; null for no limit. */
  order('window', { startsAt: time, endsAt: time }),
  order('announce', { text: z.string().trim().min(1).max(classLimits.announcement) }),
  /** Opens the first `upTo` hints of a challenge for everybody. */
  order('releaseHint', { challenge: z.enum(challengeKeys), upTo: z.int().min(1).max(20) }),
  /** Marks a learner's call for help as seen to. */
  order('helped', someone),
  /** Lets the next app that joins under this learner's name have it. What the learner has solved stays. */
  order('resetKey', someone),
  /** Takes a learner, with everything reported, off the board. */
  order('remove', someone),
]);

export type TrainerOrder = z.infer<typeof trainerOrder>;
