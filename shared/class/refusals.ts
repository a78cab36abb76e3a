import { z } from 'zod';

/**
 * Why the board refuses a request, as `{ "error": ... }`:
 * - `badMessage` (400): it isn't of the agreed form
 * - `badSignature` (401): it isn't signed with the right key
 * - `unknownLearner` (401): nobody of this id has joined, or the trainer has reset the key
 * - `stale` (401): its time is too far from the board's; `now` says the latter
 * - `replayed` (409): exactly this request has been received before
 * - `nameTaken` (409): somebody else has joined under this name, or the trainer has taken it from this key
 * - `gap` (409): reports are missing; `next` says which comes next
 * - `tooLarge` (413), `tooMany` (429), `full` (507)
 */
export const refusalCodes = [
  'badMessage',
  'badSignature',
  'unknownLearner',
  'stale',
  'replayed',
  'nameTaken',
  'gap',
  'tooLarge',
  'tooMany',
  'full',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export const refusal = z.object({
  error: z.enum(refusalCodes),
  now: z.number().optional(),
  next: z.int().min(1).optional(),
});

export type Refusal = z.infer<typeof refusal>;
