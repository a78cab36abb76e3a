import { createHash } from 'node:crypto';
import type { Call, Program } from '../machine.ts';
import { parseOptions } from '../options.ts';
import { forEachPath } from './listing.ts';

/** Reads the operands, or the input where there are none or a dash, one after the other. */
function readEach(call: Call, paths: readonly string[], use: (content: Buffer, path: string) => void): number {
  const sources = paths.length === 0 ? ['-'] : paths;
  return forEachPath(call, sources, '', (path) => use(path === '-' ? call.input : call.files.read(path).content, path));
}

/** Lines of a text without their ends; a last line need not end. */
function linesOf(content: Buffer): string[] {
  const text = content.toString('utf8');
  const lines = text.split('\n');
  return text.endsWith('\n') || text === '' ? lines.slice(0, -1) : lines;
}

const asLines = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

const cat: Program = (call) => {
  const options = parseOptions(call.arguments);
  return readEach(call, options.operands, (content) => {
    call.print(
      options.has('n')
        ? asLines(linesOf(content).map((line, at) => `${String(at + 1).padStart(6)}\t${line}`))
        : content,
    );
  });
};

const echo: Program = ({ arguments: words, print }) => {
  const options = words.findIndex((word) => !/^-[neE]+$/.test(word));
  const given = words.slice(0, options === -1 ? words.length : options).join('');
  const text = words.slice(options === -1 ? words.length : options).join(' ');
  print((given.includes('e') ? unescaped(text) : text) + (given.includes('n') ? '' : '\n'));
  return 0;
};

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '\\': '\\',
  a: '\x07',
  b: '\b',
  e: '\x1b',
};

function unescaped(text: string): string {
  return text.replace(
    /\\(?:x([\da-f]{1,2})|0?([0-7]{1,3})|(.))/gis,
    (match, hex?: string, octal?: string, letter?: string) => {
      if (hex !== undefined || octal !== undefined) {
        return String.fromCharCode(hex === undefined ? Number.parseInt(octal ?? '0', 8) : Number.parseInt(hex, 16));
      }
      return escapes[letter ?? ''] ?? match;
    },
  );
}

const printf: Program = ({ arguments: [format = '', ...words], print }) => {
  const rest = [...words];
  do {
    print(
      unescaped(format).replace(/%(?:([sdxbc%])|\d*([sd]))/g, (_, plain?: string, padded?: string) => {
        const value = plain === '%' ? '%' : (rest.shift() ?? '');
        return (plain ?? padded) === 'd' ? String(Number.parseInt(value, 10) || 0) : value;
      }),
    );
  } while (rest.length > 0 && /%[sdxbc]/.test(format));
  return 0;
};

const head: Program = (call) =>
  cut(
    call,
    (lines, count) => lines.slice(0, count),
    (content, count) => content.subarray(0, count),
  );
const tail: Program = (call) =>
  cut(
    call,
    (lines, count) => lines.slice(-count),
    (content, count) => content.subarray(-count),
  );

function cut(
  call: Call,
  ofLines: (lines: string[], count: number) => string[],
  ofBytes: (content: Buffer, count: number) => Buffer,
): number {
  const words = call.arguments.map((word) => word.replace(/^-(\d+)$/, '-n$1'));
  const options = parseOptions(words, ['n', 'c', 'lines', 'bytes']);
  const bytes = options.value('c', 'bytes');
  const count = Math.abs(Number.parseInt(bytes ?? options.value('n', 'lines') ?? '10', 10)) || 0;
  return readEach(call, options.operands, (content) => {
    call.print(
      count === 0 ? '' : bytes === undefined ? asLines(ofLines(linesOf(content), count)) : ofBytes(content, count),
    );
  });
}

const wc: Program = (call) => {
  const options = parseOptions(call.arguments);
  return readEach(call, options.operands, (content, path) => {
    const text = content.toString('utf8');
    const counts = [
      ...(options.has('l') || options.given.size === 0 ? [text.split('\n').length - 1] : []),
      ...(options.has('w') || options.given.size === 0 ? [text.split(/\s+/).filter(Boolean).length] : []),
      ...(options.has('c') || options.given.size === 0 ? [content.length] : []),
    ];
    call.print(`${counts.join(' ')}${path === '-' ? '' : ` ${path}`}\n`);
  });
};

/** Looks for plain text, or for a pattern made of `.`, `.*`, `^` and `$`: learners' expressions are not given to an engine that can hang. */
const grep: Program = (call) => {
  const options = parseOptions(call.arguments, ['e', 'm', 'A', 'B', 'C']);
  const pattern = options.value('e') ?? options.operands[0] ?? '';
  const paths = options.operands.slice(options.has('e') ? 0 : 1);
  const matches = createLineMatcher(pattern, options.has('i'), options.has('F'));
  const named = paths.length > 1 || options.has('r', 'R');
  const files = options.has('r', 'R') ? paths.flatMap((path) => filesBelow(call, path, 0)) : paths;
  let found = false;
  const status = readEach(call, files, (content, path) => {
    const lines = linesOf(content).filter((line) => matches(line) !== options.has('v'));
    found ||= lines.length > 0;
    const prefix = named && !options.has('h') ? `${path}:` : '';
    if (options.has('q')) {
      return;
    }
    if (options.has('l')) {
      call.print(lines.length > 0 ? `${path}\n` : '');
    } else {
      call.print(options.has('c') ? `${prefix}${lines.length}\n` : asLines(lines.map((line) => prefix + line)));
    }
  });
  return status === 0 && !found ? 1 : status;
};

function filesBelow(call: Call, path: string, depth: number): string[] {
  if (depth > 16 || !call.files.has(path)) {
    return [];
  }
  if (call.files.linkStat(path).kind !== 'folder') {
    return call.files.linkStat(path).kind === 'file' ? [path] : [];
  }
  return call.files.list(path).flatMap((name) => filesBelow(call, `${path}/${name}`, depth + 1));
}

function createLineMatcher(pattern: string, ignoreCase: boolean, fixed: boolean): (line: string) => boolean {
  const fold = (text: string) => (ignoreCase ? text.toLowerCase() : text);
  const alternatives = fixed ? [pattern] : pattern.split(/\\?\|/);
  const tests = alternatives.map((each) => createAlternative(fold(each), fixed));
  return (line) => tests.some((test) => test(fold(line)));
}

function createAlternative(pattern: string, fixed: boolean): (line: string) => boolean {
  if (fixed) {
    return (line) => line.includes(pattern);
  }
  const atStart = pattern.startsWith('^');
  const atEnd = pattern.endsWith('$') && !pattern.endsWith('\\$');
  const pieces = pattern
    .slice(atStart ? 1 : 0, atEnd ? -1 : undefined)
    .split(/(?<!\\)\.[*+]/)
    .map((piece) => piece.replace(/\\(.)/g, '$1'));
  return (line) => {
    let at = 0;
    const inOrder = pieces.every((piece, index) => {
      const isLast = index === pieces.length - 1;
      const found = atEnd && isLast ? Math.max(line.length - piece.length, at) : line.indexOf(piece, at);
      const fits = found !== -1 && line.startsWith(piece, found) && (index > 0 || !atStart || found === 0);
      at = found + piece.length;
      return fits;
    });
    return inOrder && (!atEnd || at === line.length);
  };
}

const sort: Program = (call) => {
  const options = parseOptions(call.arguments, ['k', 't']);
  let lines: string[] = [];
  const status = readEach(call, options.operands, (content) => {
    lines = lines.concat(linesOf(content));
  });
  const sorted = options.has('n')
    ? lines.sort((one, other) => Number.parseFloat(one) - Number.parseFloat(other))
    : lines.sort();
  const unique = options.has('u') ? [...new Set(sorted)] : sorted;
  call.print(asLines(options.has('r') ? unique.reverse() : unique));
  return status;
};

const uniq: Program = (call) =>
  readEach(call, parseOptions(call.arguments).operands, (content) => {
    call.print(asLines(linesOf(content).filter((line, at, lines) => line !== lines[at - 1])));
  });

const cutColumns: Program = (call) => {
  const options = parseOptions(call.arguments, ['d', 'f', 'c']);
  const columns = (options.value('f') ?? options.value('c') ?? '1').split(',').map((each) => Number.parseInt(each, 10));
  const delimiter = options.has('c') ? '' : (options.value('d') ?? '\t');
  return readEach(call, options.operands, (content) => {
    const picked = linesOf(content).map((line) => {
      const cells = line.split(delimiter);
      return columns.flatMap((column) => cells[column - 1] ?? []).join(delimiter);
    });
    call.print(asLines(picked));
  });
};

const tr: Program = ({ arguments: words, input, print }) => {
  const options = parseOptions(words);
  const [from = [], to = []] = options.operands.map((set) => characterSet(set));
  const last = to.at(-1) ?? '';
  const changed = [...input.toString('utf8')].map((character) => {
    const at = from.indexOf(character);
    return at === -1 ? character : options.has('d') ? '' : (to[at] ?? last);
  });
  print(changed.join(''));
  return 0;
};

function characterSet(text: string): string[] {
  const expanded = unescaped(text).replace(/([a-z0-9])-([a-z0-9])/gi, (_, first: string, last: string) => {
    const start = first.charCodeAt(0);
    return String.fromCharCode(
      ...Array.from({ length: Math.max(last.charCodeAt(0) - start + 1, 0) }, (__, at) => start + at),
    );
  });
  return [...expanded];
}

const base64: Program = (call) => {
  const options = parseOptions(call.arguments, ['w']);
  return readEach(call, options.operands, (content) => {
    if (options.has('d', 'D', 'decode')) {
      call.print(Buffer.from(content.toString('latin1'), 'base64'));
    } else {
      const text = content.toString('base64');
      call.print(options.has('w') ? `${text}\n` : `${text.replace(/.{76}(?=.)/g, '$&\n')}\n`);
    }
  });
};

const rev: Program = (call) =>
  readEach(call, call.arguments, (content) => {
    call.print(asLines(linesOf(content).map((line) => [...line].reverse().join(''))));
  });

const strings: Program = (call) =>
  readEach(call, parseOptions(call.arguments, ['n']).operands, (content) => {
    call.print(asLines(content.toString('latin1').match(/[\x20-\x7e\t]{4,}/g) ?? []));
  });

const tee: Program = (call) => {
  const options = parseOptions(call.arguments);
  call.print(call.input);
  return forEachPath(call, options.operands, '', (path) =>
    call.files.write(path, call.input, { append: options.has('a') }),
  );
};

const xargs: Program = ({ arguments: words, input, run }) => {
  const operands = words.filter((word) => !/^-[0rt]$/.test(word));
  const given = input
    .toString('utf8')
    .split(/[\s\0]+/)
    .filter(Boolean);
  return run([...(operands.length === 0 ? ['echo'] : operands), ...given], Buffer.alloc(0));
};

const hashing =
  (algorithm: string): Program =>
  (call) =>
    readEach(call, parseOptions(call.arguments).operands, (content, path) => {
      call.print(`${createHash(algorithm).update(content).digest('hex')}  ${path}\n`);
    });

const xxd: Program = (call) =>
  readEach(call, parseOptions(call.arguments).operands, (content) => {
    for (let at = 0; at < Math.min(content.length, 4096); at += 16) {
      const row = content.subarray(at, at + 16);
      const hex = row.toString('hex').replace(/.{4}/g, '$& ').padEnd(40);
      call.print(
        `${at.toString(16).padStart(8, '0')}: ${hex} ${row.toString('latin1').replace(/[^\x20-\x7e]/g, '.')}\n`,
      );
    }
  });

/** Programs that print or turn over text. */
export const textPrograms: Readonly<Record<string, Program>> = {
  cat,
  tac: (call) =>
    readEach(call, call.arguments, (content) => {
      call.print(asLines(linesOf(content).reverse()));
    }),
  more: cat,
  less: cat,
  echo,
  printf,
  head,
  tail,
  wc,
  grep,
  egrep: grep,
  fgrep: (call) => grep({ ...call, arguments: ['-F', ...call.arguments] }),
  sort,
  uniq,
  cut: cutColumns,
  tr,
  base64,
  rev,
  strings,
  tee,
  xargs,
  xxd,
  hexdump: xxd,
  md5sum: hashing('md5'),
  sha1sum: hashing('sha1'),
  sha256sum: hashing('sha256'),
};
