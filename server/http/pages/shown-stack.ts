import { PageError } from '../errors.ts';

/** Where the decoy host keeps the application. The folder that it really runs from is never shown (architecture.md 2). */
const shownFolder = '/juice-shop/build';

/** What an absolute path begins with. */
const pathStart = /file:\/\/|[A-Za-z]:[\\/]|\//;

/** Returns an error's stack as the error page shows it, headline first; null when there is none to show. */
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
    .map((line) => (line.startsWith('    at ') ? frameInShownFolder(line) : line))
    .join('\n');
}

/**
 * Returns a line of a stack. Where it ends with an absolute path, line and column, the path is moved to the shown
 * folder: only its last part is kept, with line and column.
 */
function frameInShownFolder(line: string): string {
  const end = line.endsWith(')') ? line.length - 1 : line.length;
  const position = line.slice(0, end);
  const begin = Math.max(position.lastIndexOf('('), position.lastIndexOf(')')) + 1;
  const start = position.slice(begin).search(pathStart);
  const name = position.slice(Math.max(position.lastIndexOf('/'), position.lastIndexOf('\\')) + 1);
  const isPosition = start !== -1 && name.search(/:\d+:\d+$/) > 0;
  return isPosition ? `${line.slice(0, begin + start)}${shownFolder}/${name}${line.slice(end)}` : line;
}
