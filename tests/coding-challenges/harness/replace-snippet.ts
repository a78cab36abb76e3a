import type { Snippet } from '../../../build/snippets/cut.ts';

/**
 * Puts a text in place of a snippet, at its indentation. The marks, and whatever was hidden from learners, are removed.
 * @param source the text of the snippet's file
 */
export function replaceSnippet(source: string, { place }: Snippet, code: string): string {
  const lines = source.split('\n');
  const indent = ' '.repeat(depthOf(lines.slice(place.first, place.last - 1)));
  return [
    ...lines.slice(0, place.first - 1),
    ...code.split('\n').map((line) => (line === '' ? '' : indent + line)),
    ...lines.slice(place.last),
  ].join('\n');
}

function depthOf(lines: readonly string[]): number {
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  return Math.min(...depths);
}
