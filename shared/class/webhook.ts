import { z } from 'zod';
import { challengeKeys } from '../api/challenge-keys.ts';

const line = (longest: number) => z.string().max(longest);

/** The message of Juice Shop's webhook for one solve (api-learning.md 9). Fields of other versions are ignored. */
export const webhookMessage = z.object({
  solution: z.object({
    challenge: z.enum(challengeKeys),
    /** From 0 to 1; -1 where none was computed. */
    cheatScore: z.number().min(-1).max(1),
    totalCheatScore: z.number().min(-1).max(1),
    /** By the sender's clock. */
    issuedOn: z.iso.datetime(),
  }),
  ctfFlag: z.string().regex(/^[0-9a-f]{40}$/),
  issuer: z.object({
    hostName: line(255).min(1),
    os: line(255),
    appName: line(255),
    config: line(255),
    version: line(40),
  }),
});

export type WebhookMessage = z.infer<typeof webhookMessage>;
