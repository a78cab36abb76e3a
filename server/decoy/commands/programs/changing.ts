import { succeeds } from '../../files/attempt.ts';
import { joinPath, nameOf } from '../../files/paths.ts';
import type { Call, Program } from '../machine.ts';
import { parseOptions } from '../options.ts';
import { forEachPath } from './listing.ts';

const mkdir: Program = (call) => {
  const options = parseOptions(call.arguments, ['m']);
  return forEachPath(call, options.operands, 'cannot create directory ', (path) =>
    call.files.makeFolder(path, { parents: options.has('p') }),
  );
};

const rmdir: Program = (call) =>
  forEachPath(call, parseOptions(call.arguments).operands, 'failed to remove ', (path) =>
    call.files.removeFolder(path),
  );

const rm: Program = (call) => {
  const options = parseOptions(call.arguments);
  const recursive = options.has('r', 'R', 'recursive');
  if (recursive && options.operands.some((path) => call.files.resolve(path) === '/')) {
    call.complain("it is dangerous to operate recursively on '/'");
    return 1;
  }
  const paths = options.has('f') ? options.operands.filter((path) => exists(call, path)) : options.operands;
  return forEachPath(call, paths, 'cannot remove ', (path) => call.files.remove(path, { recursive }));
};

/** Also true for a link that leads nowhere. */
function exists(call: Call, path: string): boolean {
  return succeeds(() => call.files.linkStat(path));
}

const touch: Program = (call) =>
  forEachPath(call, parseOptions(call.arguments).operands, 'cannot touch ', (path) =>
    call.files.write(path, '', { append: true }),
  );

const chmod: Program = (call) => {
  const [mode = '', ...paths] = call.arguments.filter((word) => !/^-[a-zA-Z]*[RvfcR]$/.test(word));
  return forEachPath(call, paths, 'changing permissions of ', (path) =>
    call.files.changeMode(path, changedMode(call.files.stat(path).mode, mode)),
  );
};

/** Octal digits, or clauses such as `u+x`, `+x`, `go-w`, `a=r`. */
export function changedMode(mode: number, wanted: string): number {
  if (/^[0-7]{1,4}$/.test(wanted)) {
    return Number.parseInt(wanted, 8);
  }
  return wanted.split(',').reduce((before, clause) => {
    const [, who = '', operator = '', what = ''] = /^([ugoa]*)([+=-])([rwxX]*)$/.exec(clause) ?? [];
    const shifts =
      who === '' || who.includes('a') ? [6, 3, 0] : [...who].map((each) => ({ u: 6, g: 3, o: 0 })[each] ?? 0);
    const bits = (what.includes('r') ? 4 : 0) | (what.includes('w') ? 2 : 0) | (/x/i.test(what) ? 1 : 0);
    return shifts.reduce((all, shift) => {
      const cleared = operator === '=' ? all & ~(7 << shift) : all;
      return operator === '-' ? all & ~(bits << shift) : operator === '' ? all : cleared | (bits << shift);
    }, before);
  }, mode);
}

/** The last operand is where the others go: a folder to put them in, or a new name for a single one. */
function intoTarget(call: Call, what: string, move: (from: string, to: string) => void): number {
  const { operands } = parseOptions(call.arguments);
  const target = operands.at(-1);
  const sources = operands.slice(0, -1);
  if (target === undefined || sources.length === 0) {
    call.complain('missing file operand');
    return 1;
  }
  const isFolder = call.files.has(target) && call.files.stat(target).kind === 'folder';
  return forEachPath(call, sources, what, (source) =>
    move(source, isFolder ? joinPath(target, nameOf(call.files.resolve(source))) : target),
  );
}

const cp: Program = (call) => {
  const recursive = parseOptions(call.arguments).has('r', 'R', 'a', 'recursive');
  return intoTarget(call, 'cannot copy ', (from, to) => copy(call, from, to, recursive));
};

function copy(call: Call, from: string, to: string, recursive: boolean): void {
  const { files } = call;
  const stat = files.stat(from);
  if (stat.kind !== 'folder' || !recursive) {
    files.write(to, files.read(from).content, { mode: stat.mode });
    return;
  }
  const names = files.list(from);
  files.makeFolder(to, { parents: true });
  for (const name of names) {
    copy(call, joinPath(from, name), joinPath(to, name), true);
  }
}

const mv: Program = (call) => intoTarget(call, 'cannot move ', (from, to) => call.files.rename(from, to));

const ln: Program = (call) => {
  const [target = '', path = nameOf(target)] = parseOptions(call.arguments).operands;
  return forEachPath(call, [path], 'failed to create link ', () => call.files.makeLink(path, target));
};

/** Programs that change files. */
export const changingPrograms: Readonly<Record<string, Program>> = {
  mkdir,
  rmdir,
  rm,
  touch,
  chmod,
  chown: (call) => {
    call.complain('Operation not permitted');
    return 1;
  },
  cp,
  mv,
  ln,
};
