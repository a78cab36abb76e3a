/** The reason why an input gives no result, as one line for the learner. */
export class Refusal extends Error {}

/** Returns the line to show for an error. Unexpected errors also go to the console. */
export function reasonFor(error: unknown): string {
  if (error instanceof Refusal) {
    return error.message;
  }
  console.error(error);
  return "This input can't be processed.";
}
