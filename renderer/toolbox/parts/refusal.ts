/** Why an input gives no result: one line for the learner. */
export class Refusal extends Error {}

/** The line to show for whatever was thrown; what was not foreseen goes to the console as well. */
export function reasonFor(error: unknown): string {
  if (error instanceof Refusal) {
    return error.message;
  }
  console.error(error);
  return 'This input cannot be worked on.';
}
