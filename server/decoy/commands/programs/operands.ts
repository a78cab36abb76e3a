import { DecoyFileError } from '../../files/file-error.ts';
import { joinPath } from '../../files/paths.ts';
import type { Call } from '../machine.ts';

/** How many levels of folders below an operand are searched. */
export const deepestFolder = 32;

/**
 * Does something for each path. A file error is reported, and the remaining paths are still handled.
 * @param what precedes the path in the report
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

/** Reads the operands one after the other. A dash, or the lack of operands, stands for the input. */
export function readEach(call: Call, paths: readonly string[], use: (content: Buffer, path: string) => void): number {
  const sources = paths.length === 0 ? ['-'] : paths;
  return forEachPath(call, sources, '', (path) => use(path === '-' ? call.input : call.files.read(path).content, path));
}

/** Returns a path and those below it, each folder before its contents. Reports folders that may not be listed. */
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

/** Splits content into lines without their line breaks. The last line need not have one. */
export function linesOf(content: Buffer): string[] {
  const text = content.toString('utf8');
  const lines = text.split('\n');
  return text.endsWith('\n') || text === '' ? lines.slice(0, -1) : lines;
}

export function asLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
