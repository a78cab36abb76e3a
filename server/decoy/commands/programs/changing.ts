import { succeeds } from '../../files/attempt.ts';
import { joinPath, nameOf } from '../../files/paths.ts';
import type { Call, Program } from '../machine.ts';
import { parseOptions } from '../options.ts';
import { forEachPath } from './operands.ts';

const mkdir: Program = (call) => {
  const options = parseOptions(call.arguments);
  return forEachPath(call, options.operands, 'cannot create directory ', (path) =>
    call.files.makeFolder(path, { parents: options.has('p') }),
  );
};

const rm: Program = (call) => {
  const { files } = call;
  const options = parseOptions(call.arguments);
  const recursive = options.has('r', 'R', 'recursive');
  if (recursive && options.operands.some((path) => files.resolve(path) === '/')) {
    return call.complain("it is dangerous to operate recursively on '/'");
  }
  // A link that leads nowhere exists, too.
  const isThere = (path: string) => succeeds(() => files.linkStat(path));
  const paths = options.has('f') ? options.operands.filter(isThere) : options.operands;
  return forEachPath(call, paths, 'cannot remove ', (path) => files.remove(path, { recursive }));
};

const touch: Program = (call) =>
  forEachPath(call, parseOptions(call.arguments).operands, 'cannot touch ', (path) =>
    call.files.write(path, '', { append: true }),
  );

const chmod: Program = (call) => {
  const [mode = '', ...paths] = call.arguments.filter((word) => !/^-[Rvf]+$/.test(word));
  return forEachPath(call, paths, 'changing permissions of ', (path) =>
    call.files.changeMode(path, changedMode(call.files.stat(path).mode, mode)),
  );
};

/** Returns a mode after a change, which is written as octal digits or as a clause such as `u+x`, `+x` or `go-w`. */
function changedMode(mode: number, wanted: string): number {
  if (/^[0-7]{1,4}$/.test(wanted)) {
    return Number.parseInt(wanted, 8);
  }
  const [, who = '', operator, what = ''] = /^([ugoa]*)([+-])([rwxX]+)$/.exec(wanted) ?? [];
  const isMeant = (letter: string) => who === '' || who.includes('a') || who.includes(letter);
  const places = (isMeant('u') ? 0o100 : 0) | (isMeant('g') ? 0o10 : 0) | (isMeant('o') ? 1 : 0);
  const bits = places * ((what.includes('r') ? 4 : 0) | (what.includes('w') ? 2 : 0) | (/x/i.test(what) ? 1 : 0));
  return operator === '-' ? mode & ~bits : mode | bits;
}

/** Moves or copies the operands to the last one, which is a folder to put them in or the new name of a single one. */
function intoTarget(call: Call, what: string, move: (from: string, to: string) => void): number {
  const sources = [...parseOptions(call.arguments).operands];
  const target = sources.pop();
  if (target === undefined || sources.length === 0) {
    return call.complain('missing file operand');
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

/** Programs that change files. */
export const changingPrograms: Readonly<Record<string, Program>> = { mkdir, rm, touch, chmod, cp, mv };
