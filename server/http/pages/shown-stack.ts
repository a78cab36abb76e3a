import { PageError } from '../errors.ts';

/** Where the decoy host keeps the application; the folder it really runs from is nobody's business (design section 2). */
const shownFolder = '/juice-shop/build';

/** An absolute path with line and column at the end of a stack line; its last part, with both, is captured. */
const sourcePosition = /(?:file:\/\/|[A-Za-z]:[\\/]|\/)[^()]*?([^\\/()]+:\d+:\d+)(\)?)$/;

/**
 * An error's stack as the error page shows it, headline first; null when there is none to show.
 */
// weakness: errorHandlingChallenge - stacks with paths of the application are shown to everybody
export function shownStack(error: unknown): string | null {
  if (!(error instanceof Error) || error.stack === undefined) {
    return null;
  }
  if (!(error instanceof PageError)) {
    return inShownFolder(error.stack);
  }
  if (error.stackHeadline === null) {
    return null;
  }
  // The engine wrote the headline before the error had its name.
  const frames = error.stack.slice(error.stack.indexOf(error.message) + error.message.length);
  return `${error.stackHeadline ?? `${error.name}: ${error.message}`}${inShownFolder(frames)}`;
}

function inShownFolder(stack: string): string {
  return stack
    .split('\n')
    .map((line) => (line.startsWith('    at ') ? line.replace(sourcePosition, `${shownFolder}/$1$2`) : line))
    .join('\n');
}
