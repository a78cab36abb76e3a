/** Text with markup in it: cleaned before it is shown, unless somebody vouches for it. */
export type RichText = string | TrustedText;

export interface TrustedText {
  readonly trusted: string;
}

/** Markup that becomes a part of the page as it is. */
export function trustedText(markup: string): TrustedText {
  return { trusted: markup };
}

/** The markup as it was written. */
export function sourceOf(text: RichText): string {
  return typeof text === 'string' ? text : text.trusted;
}
