import { nameOf } from '../../files/paths.ts';
import type { Program } from '../machine.ts';
import { anyRun, createNameMatcher, type Elements, fits } from '../name-pattern.ts';
import { parseOptions } from '../options.ts';
import { asLines, deepestFolder, forEachPath, linesOf, pathsBelow, readEach } from './operands.ts';

const find: Program = (call) => {
  const first = call.arguments.findIndex((word) => word.startsWith('-'));
  const paths = first === -1 ? call.arguments : call.arguments.slice(0, first);
  const tests = call.arguments.slice(paths.length);
  const valueFor = (test: string) => (tests.includes(test) ? tests[tests.indexOf(test) + 1] : undefined);
  const pattern = valueFor('-name') ?? valueFor('-iname') ?? '*';
  const matches = createNameMatcher(pattern);
  const isWanted = (name: string) => matches(name) || (pattern.startsWith('*') && matches(name.replace(/^\./, '')));
  const letters = { file: 'f', folder: 'd', link: 'l', device: 'c' };
  const type = valueFor('-type');
  return forEachPath(call, paths.length === 0 ? ['.'] : paths, '', (path) => {
    const found = pathsBelow(call, path, Number(valueFor('-maxdepth') ?? deepestFolder));
    const isOfType = (each: string) => type === undefined || letters[call.files.linkStat(each).kind] === type;
    call.print(asLines(found.filter((each) => isWanted(nameOf(each)) && isOfType(each))));
  });
};

/** Searches for plain text, or for a pattern made of `.*`, `^` and `$`. Learners' expressions are not given to an engine that can hang. */
const grep: Program = (call) => {
  const options = parseOptions(call.arguments, ['e']);
  const isDeep = options.has('r', 'R');
  const [first = '', ...others] = options.operands;
  const pattern = options.value('e') ?? first;
  const paths = options.has('e') ? options.operands : others;
  const matches = createLineMatcher(pattern, options.has('i'), options.has('F'));
  const isFile = (path: string) => call.files.linkStat(path).kind === 'file';
  let found = false;
  const search = (content: Buffer, path: string) => {
    const lines = linesOf(content).filter((line) => matches(line) !== options.has('v'));
    found ||= lines.length > 0;
    const prefix = paths.length > 1 || isDeep ? `${path}:` : '';
    if (options.has('l')) {
      call.print(lines.length > 0 ? `${path}\n` : '');
    } else if (!options.has('q')) {
      call.print(options.has('c') ? `${prefix}${lines.length}\n` : asLines(lines.map((line) => prefix + line)));
    }
  };
  const status = isDeep
    ? forEachPath(call, paths, '', (path) => readEach(call, pathsBelow(call, path).filter(isFile), search))
    : readEach(call, paths, search);
  return status === 0 && !found ? 1 : status;
};

function createLineMatcher(pattern: string, ignoreCase: boolean, isFixed: boolean): (line: string) => boolean {
  const fold = (text: string) => (ignoreCase ? text.toLowerCase() : text);
  const alternatives = isFixed ? [pattern] : pattern.split(/\\?\|/);
  const all = alternatives.map((each) => elementsOf(fold(each), isFixed));
  return (line) => all.some((elements) => fits(elements, fold(line)));
}

function elementsOf(pattern: string, isFixed: boolean): Elements {
  const isAtStart = !isFixed && pattern.startsWith('^');
  const isAtEnd = !isFixed && pattern.endsWith('$') && !pattern.endsWith('\\$');
  const middle = pattern.slice(isAtStart ? 1 : 0, isAtEnd ? -1 : undefined);
  const pieces = [...middle.matchAll(/\.[*+]|\\(.)|./gsu)].map(([match, escaped]) =>
    /^\.[*+]$/.test(match) ? anyRun : (escaped ?? match),
  );
  return [...(isAtStart ? [] : [anyRun]), ...(isFixed ? pattern : pieces), ...(isAtEnd ? [] : [anyRun])];
}

/** Programs that search for files and inside them. */
export const searchingPrograms: Readonly<Record<string, Program>> = { find, grep };
