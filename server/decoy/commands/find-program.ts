import { succeeds } from '../files/attempt.ts';
import type { DecoyFiles } from '../files/file-system.ts';
import { joinPath, nameOf } from '../files/paths.ts';
import type { Program } from './machine.ts';
import { programs } from './programs.ts';

/** What stands behind a command's name. */
export type FoundProgram =
  | { readonly kind: 'program'; readonly path: string; readonly program: Program }
  | { readonly kind: 'script'; readonly path: string; readonly text: string }
  | { readonly kind: 'missing'; readonly message: string; readonly status: 126 | 127 };

const notFound = { kind: 'missing', message: 'not found', status: 127 } as const;
const notAllowed = { kind: 'missing', message: 'Permission denied', status: 126 } as const;

/** Interpreters of a script's first line that are the decoy's shell. */
const shells = new Set(['sh', 'bash', 'dash', 'ash', 'zsh']);

/** How the files of programs begin, for either system. */
const programHeads = ['\x7fELF', 'MZ'];

/** Where walkthroughs for Windows expect what they call by name. */
const systemFolder = 'C:/Windows/System32';

/**
 * Looks a command up: a path as it is, a name in the folders of `PATH`; then as Windows would, in the working folder and
 * among its own programs.
 */
export function findProgram(name: string, files: DecoyFiles, searched: string): FoundProgram {
  if (name.includes('/')) {
    return look(name, files);
  }
  for (const folder of name === '' ? [] : searched.split(':')) {
    const path = joinPath(folder === '' ? '.' : folder, name);
    const found = files.has(path) ? look(path, files) : notFound;
    if (found !== notFound) {
      return found;
    }
  }
  const local = /\.(?:exe|bat|cmd)$/i.test(name) ? look(`./${name}`, files) : notFound;
  const fallbacks = [`${systemFolder}/${name}`, `${systemFolder}/${name}.exe`];
  const system = fallbacks.find((path) => name !== '' && files.has(path));
  return local === notFound && system !== undefined ? look(system, files) : local;
}

function look(path: string, files: DecoyFiles): FoundProgram {
  if (!files.has(path)) {
    return notFound;
  }
  if (files.stat(path).kind !== 'file' || !isExecutable(path, files)) {
    return notAllowed;
  }
  const { content, path: found } = files.read(path);
  if (!programHeads.some((head) => content.toString('latin1', 0, head.length) === head)) {
    return content.includes(0)
      ? { kind: 'missing', message: 'Exec format error', status: 126 }
      : { kind: 'script', path, text: content.toString('utf8') };
  }
  // A link such as /bin/sh may have the better name.
  const program = programs[nameOf(path)] ?? programs[nameOf(found)];
  return program === undefined
    ? { kind: 'missing', message: 'Exec format error', status: 126 }
    : { kind: 'program', path, program };
}

/** Programs for Windows know no such right. */
function isExecutable(path: string, files: DecoyFiles): boolean {
  return succeeds(() => files.access(path, 5)) || /\.(?:exe|bat|cmd)$/i.test(path);
}

/** Name of the shell that a script asks for; undefined when it wants another interpreter. */
export function interpreterOf(script: string): string | undefined {
  const [, path = '/bin/sh', argument = ''] = /^#!\s*(\S+)(?:[ \t]+(\S+))?/.exec(script) ?? [];
  const name = nameOf(path) === 'env' ? argument : nameOf(path);
  return shells.has(name) ? name : undefined;
}
