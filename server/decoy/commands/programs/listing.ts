import { succeeds } from '../../files/attempt.ts';
import { DecoyFileError } from '../../files/file-error.ts';
import type { DecoyFiles, DecoyStat } from '../../files/file-system.ts';
import { joinPath, nameOf } from '../../files/paths.ts';
import type { Call, Program } from '../machine.ts';
import { createNameMatcher } from '../name-pattern.ts';
import { type Options, parseOptions } from '../options.ts';
import { describeFileError } from '../streams.ts';

/** Does something for each path; what the files refuse is told, and the others are still done. */
export function forEachPath(call: Call, paths: readonly string[], what: string, work: (path: string) => void): number {
  let status = 0;
  for (const path of paths) {
    try {
      work(path);
    } catch (error) {
      if (!(error instanceof DecoyFileError)) {
        throw error;
      }
      call.complain(`${what === '' ? path : `${what}'${path}'`}: ${describeFileError(error)}`);
      status = 1;
    }
  }
  return status;
}

const ls: Program = (call) => {
  const options = parseOptions(call.arguments);
  const paths = options.operands.length === 0 ? ['.'] : options.operands;
  const headed = paths.length > 1 || options.has('R', 'recursive');
  return forEachPath(call, paths, 'cannot access ', (path) => {
    const stat = call.files.linkStat(path);
    const target = call.files.has(path) ? call.files.stat(path) : stat;
    if (target.kind !== 'folder' || options.has('d')) {
      call.print(lineOf(call, path, stat, path, options));
    } else {
      listFolder(call, path, options, headed, 0);
    }
  });
};

const deepestListing = 32;

function listFolder(call: Call, folder: string, options: Options, headed: boolean, depth: number): void {
  const { files, print } = call;
  const hidden = options.has('a', 'all', 'A');
  const names = files.list(folder).filter((name) => hidden || !name.startsWith('.'));
  if (headed) {
    print(`${depth > 0 ? '\n' : ''}${folder}:\n`);
  }
  if (options.has('l')) {
    print(`total ${names.length * 4}\n`);
  }
  const dots = options.has('a', 'all') ? ['.', '..'] : [];
  for (const name of [...dots, ...names]) {
    const path = joinPath(folder, name);
    print(lineOf(call, name, files.linkStat(path), path, options));
  }
  if (options.has('R', 'recursive') && depth < deepestListing) {
    for (const name of names) {
      const path = joinPath(folder, name);
      if (files.linkStat(path).kind === 'folder' && canList(files, path)) {
        listFolder(call, path, options, true, depth + 1);
      }
    }
  }
}

function canList(files: DecoyFiles, path: string): boolean {
  return succeeds(() => files.access(path, 5));
}

function lineOf(call: Call, name: string, stat: DecoyStat, path: string, options: Options): string {
  if (!options.has('l')) {
    return `${name}\n`;
  }
  const owner = stat.owner.padEnd(6);
  const target = stat.kind === 'link' ? ` -> ${call.files.readLink(path)}` : '';
  const when = new Date(stat.modified);
  const [, day, month] = when.toUTCString().split(' ');
  const time = when.toISOString().slice(11, 16);
  return `${modeText(stat)} 1 ${owner} ${owner} ${String(stat.size).padStart(8)} ${month} ${day} ${time} ${name}${target}\n`;
}

function modeText({ kind, mode }: DecoyStat): string {
  const letter = { file: '-', folder: 'd', link: 'l', device: 'c' }[kind];
  const bits = [6, 3, 0].map((shift) => {
    const three = (mode >> shift) & 7;
    return `${three & 4 ? 'r' : '-'}${three & 2 ? 'w' : '-'}${three & 1 ? 'x' : '-'}`;
  });
  const text = `${letter}${bits.join('')}`;
  return mode & 0o1000 ? `${text.slice(0, -1)}t` : text;
}

const find: Program = (call) => {
  const first = call.arguments.findIndex((word) => word.startsWith('-'));
  const paths = first === -1 ? call.arguments : call.arguments.slice(0, first);
  const options = parseFindTests(first === -1 ? [] : call.arguments.slice(first));
  return forEachPath(call, paths.length === 0 ? ['.'] : paths, '', (path) => {
    call.files.linkStat(path);
    walkTree(call, path, options, 0);
  });
};

interface FindTests {
  readonly name: (name: string) => boolean;
  readonly kind: DecoyStat['kind'] | undefined;
  readonly depth: number;
}

function parseFindTests(words: readonly string[]): FindTests {
  const valueFor = (test: string) => {
    const at = words.indexOf(test);
    return at === -1 ? undefined : words[at + 1];
  };
  const pattern = valueFor('-name') ?? valueFor('-iname');
  const matches = pattern === undefined ? () => true : createNameMatcher(pattern);
  const kinds = { f: 'file', d: 'folder', l: 'link' } as const;
  const kind = kinds[(valueFor('-type') ?? '') as keyof typeof kinds];
  return {
    name: (name) => matches(name) || (pattern?.startsWith('*') === true && matches(name.replace(/^\./, ''))),
    kind,
    depth: Number(valueFor('-maxdepth') ?? deepestListing),
  };
}

function walkTree(call: Call, path: string, tests: FindTests, depth: number): void {
  const { files, print } = call;
  const { kind } = files.linkStat(path);
  if (tests.name(nameOf(path)) && (tests.kind === undefined || tests.kind === kind)) {
    print(`${path}\n`);
  }
  if (kind === 'folder' && depth < tests.depth && depth < deepestListing) {
    forEachPath(call, [path], '', () => {
      for (const name of files.list(path)) {
        walkTree(call, joinPath(path, name), tests, depth + 1);
      }
    });
  }
}

const stat: Program = (call) =>
  forEachPath(call, parseOptions(call.arguments).operands, 'cannot statx ', (path) => {
    const found = call.files.linkStat(path);
    call.print(
      `  File: ${path}\n  Size: ${found.size}\nAccess: (0${found.mode.toString(8)}/${modeText(found)})  Uid: ${found.owner}\nModify: ${new Date(found.modified).toISOString()}\n`,
    );
  });

const readlink: Program = (call) => {
  const options = parseOptions(call.arguments);
  return forEachPath(call, options.operands, '', (path) => {
    call.print(`${options.has('f') ? call.files.realPath(path) : call.files.readLink(path)}\n`);
  });
};

const which: Program = (call) => {
  let status = 0;
  for (const name of call.arguments) {
    const folder = (call.environment.PATH ?? '').split(':').find((each) => call.files.has(joinPath(each, name)));
    call.print(folder === undefined ? '' : `${joinPath(folder, name)}\n`);
    status = folder === undefined ? 1 : status;
  }
  return status;
};

const file: Program = (call) =>
  forEachPath(call, parseOptions(call.arguments).operands, '', (path) => {
    const { content } = call.files.read(path);
    const head = content.toString('latin1', 0, 4);
    const kind =
      head === '\x7fELF'
        ? 'ELF 64-bit LSB executable'
        : head.startsWith('#!')
          ? 'script text'
          : content.includes(0)
            ? 'data'
            : 'text';
    call.print(`${path}: ${kind}\n`);
  });

/** Programs that show what files there are. */
export const listingPrograms: Readonly<Record<string, Program>> = {
  ls,
  dir: ls,
  find,
  stat,
  readlink,
  realpath: (call) => readlink({ ...call, arguments: ['-f', ...call.arguments] }),
  which,
  file,
};
