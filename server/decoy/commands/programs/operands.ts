import { DecoyFileError } from '../../files/file-error.ts';
import { joinPath } from '../../files/paths.ts';
import type { Call } from '../machine.ts';

/** Deepest folder below an operand that is looked into. */
export const deepestFolder = 32;

/**
 * Does something for each path; what the files refuse is told, and the others are still done.
 * @param what stands before the path where something is told about it
 * @returns the status of the program
 */
export function forEachPath(call: Call, paths: readonly string[], what: string, work: (path: string) => void): number {
  let status = 0;
  for (const path of paths) {
    try {
      work(path);
    } catch (error) {
      if (!(error instanceof DecoyFileError)) {
        throw error;
      }
      status = call.complain(`${what === '' ? path : `${what}'${path}'`}: ${error.shellText}`);
    }
  }
  return status;
}

/** Reads the operands, or the input where there are none or a dash, one after the other. */
export function readEach(call: Call, paths: readonly string[], use: (content: Buffer, path: string) => void): number {
  const sources = paths.length === 0 ? ['-'] : paths;
  return forEachPath(call, sources, '', (path) => use(path === '-' ? call.input : call.files.read(path).content, path));
}

/** A path and those below it, folders before what is in them; folders that may not be listed are told. */
export function pathsBelow(call: Call, path: string, depth: number = deepestFolder): string[] {
  const paths = [path];
  if (call.files.linkStat(path).kind === 'folder' && depth > 0) {
    forEachPath(call, [path], '', () => {
      for (const name of call.files.list(path)) {
        paths.push(...pathsBelow(call, joinPath(path, name), depth - 1));
      }
    });
  }
  return paths;
}

/** Lines of a text without their ends; a last line need not end. */
export function linesOf(content: Buffer): string[] {
  const text = content.toString('utf8');
  const lines = text.split('\n');
  return text.endsWith('\n') || text === '' ? lines.slice(0, -1) : lines;
}

export function asLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
