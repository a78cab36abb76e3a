import type { Program } from '../machine.ts';
import { parseOptions } from '../options.ts';
import { asLines, linesOf, readEach } from './operands.ts';

const cat: Program = (call) => readEach(call, parseOptions(call.arguments).operands, call.print);

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' };

const echo: Program = ({ arguments: words, print }) => {
  const first = words.findIndex((word) => !/^-[neE]+$/.test(word));
  const [options, text] = first === -1 ? [words, ''] : [words.slice(0, first), words.slice(first).join(' ')];
  const has = (letter: string) => options.some((word) => word.includes(letter));
  const shown = has('e') ? text.replace(/\\(.)/gs, (match, letter: string) => escapes[letter] ?? match) : text;
  print(has('n') ? shown : `${shown}\n`);
};

/**
 * Makes `head` or `tail`, which take `-5`, `-n 5` and `-c 5`.
 * @param range returns where the requested number of lines or bytes begins and ends
 */
const part =
  (range: (length: number, count: number) => [start: number, end: number]): Program =>
  (call) => {
    const words = call.arguments.map((word) => word.replace(/^-(\d+)$/, '-n$1'));
    const options = parseOptions(words, ['n', 'c', 'lines', 'bytes']);
    const bytes = options.value('c', 'bytes');
    const count = Math.abs(Number.parseInt(bytes ?? options.value('n', 'lines') ?? '10', 10)) || 0;
    return readEach(call, options.operands, (content) => {
      const lines = linesOf(content);
      call.print(
        bytes === undefined
          ? asLines(lines.slice(...range(lines.length, count)))
          : content.subarray(...range(content.length, count)),
      );
    });
  };

const wc: Program = (call) => {
  const options = parseOptions(call.arguments);
  const isWanted = (letter: string) => options.has(letter) || !options.has('l', 'w', 'c');
  return readEach(call, options.operands, (content, path) => {
    const text = content.toString('utf8');
    const counts = [
      ...(isWanted('l') ? [text.split('\n').length - 1] : []),
      ...(isWanted('w') ? [text.split(/\s+/).filter(Boolean).length] : []),
      ...(isWanted('c') ? [content.length] : []),
    ];
    call.print(`${counts.join(' ')}${path === '-' ? '' : ` ${path}`}\n`);
  });
};

const sort: Program = (call) => {
  const options = parseOptions(call.arguments);
  const lines: string[] = [];
  const status = readEach(call, options.operands, (content) => lines.push(...linesOf(content)));
  lines.sort(options.has('n') ? (one, other) => Number.parseFloat(one) - Number.parseFloat(other) : undefined);
  const shown = options.has('u') ? [...new Set(lines)] : lines;
  call.print(asLines(options.has('r') ? shown.reverse() : shown));
  return status;
};

const cut: Program = (call) => {
  const options = parseOptions(call.arguments, ['d', 'f']);
  const columns = (options.value('f') ?? '1').split(',').map((each) => Number.parseInt(each, 10));
  const delimiter = options.value('d') ?? '\t';
  return readEach(call, options.operands, (content) => {
    const picked = linesOf(content).map((line) => {
      const cells = line.split(delimiter);
      return columns.flatMap((column) => cells[column - 1] ?? []).join(delimiter);
    });
    call.print(asLines(picked));
  });
};

const base64: Program = (call) => {
  const options = parseOptions(call.arguments, ['w']);
  return readEach(call, options.operands, (content) => {
    if (options.has('d', 'decode')) {
      call.print(Buffer.from(content.toString('latin1'), 'base64'));
    } else {
      const text = content.toString('base64');
      call.print(options.has('w') ? `${text}\n` : `${text.replace(/.{76}(?=.)/g, '$&\n')}\n`);
    }
  });
};

/** Programs that print or transform text. */
export const textPrograms: Readonly<Record<string, Program>> = {
  cat,
  echo,
  head: part((_, count) => [0, count]),
  tail: part((length, count) => [Math.max(length - count, 0), length]),
  wc,
  sort,
  cut,
  base64,
};
