/** Text with markup. It is sanitised before it is shown, unless it is explicitly trusted. */
export type RichText = string | TrustedText;

export interface TrustedText {
  readonly trusted: string;
}

/** Marks markup as trusted, so that it becomes part of the page as it is. */
export function trustedText(markup: string): TrustedText {
  return { trusted: markup };
}

/** Returns the markup as it was written. */
export function sourceOf(text: RichText): string {
  return typeof text === 'string' ? text : text.trusted;
}
