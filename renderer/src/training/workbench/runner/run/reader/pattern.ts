/** Makes a regular expression of what a learner wrote: `^` and `$` match at lines. Run it in the reader only, since it may never end. */
export function patternOf(text: string): RegExp {
  return new RegExp(text, 'm');
}

/** Returns whether a text is a regular expression. */
export function isPattern(text: string): boolean {
  try {
    patternOf(text);
    return true;
  } catch {
    return false;
  }
}
