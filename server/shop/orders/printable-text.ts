/** The characters of WinAnsi, the encoding of a PDF's standard fonts, beyond ASCII and Latin-1. */
const winAnsi = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const unprintable = new RegExp(`[^ -~\\u00a0-\\u00ff${winAnsi}]`, 'gu');

/** Returns the text as a PDF's standard fonts can write it: each character that they lack becomes a question mark. */
export function printable(text: string): string {
  return text.replace(/[\r\n\t]+/g, ' ').replace(unprintable, '?');
}
