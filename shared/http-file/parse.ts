import {
  type FileFault,
  type FileRequest,
  type FileVariable,
  type Header,
  type HttpFile,
  httpFileLimits,
} from './http-file.ts';

/** The outcome of reading a `.http` file. A file with any fault is refused as a whole. */
export type ParsedHttpFile =
  | { readonly kind: 'parsed'; readonly file: HttpFile }
  | { readonly kind: 'refused'; readonly faults: readonly FileFault[] };

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Settings of other clients that ask for what the workbench does anyway. */
const settings = new Set(['no-redirect', 'no-cookie-jar']);

/** The most faults that are told. A file of another kind has one in every line. */
const mostFaults = 20;

/** Reads a file in the subset of the VS Code REST client's format that decision 48 describes. */
export function parseHttpFile(text: string): ParsedHttpFile {
  if (text.length > httpFileLimits.length) {
    return refused([{ line: 1, message: `The file has more than ${httpFileLimits.length} characters.` }]);
  }
  const faults: FileFault[] = [];
  const variables: FileVariable[] = [];
  const requests: FileRequest[] = [];
  for (const section of sectionsOf(text)) {
    const request = readSection(section, variables, faults);
    if (request !== undefined) {
      requests.push(request);
    }
  }
  const { requests: mostRequests, variables: mostVariables } = httpFileLimits;
  if (requests.length > mostRequests) {
    faults.push({
      line: requests[mostRequests]?.line ?? 1,
      message: `The file has more than ${mostRequests} requests.`,
    });
  }
  if (variables.length > mostVariables) {
    faults.push({
      line: variables[mostVariables]?.line ?? 1,
      message: `The file has more than ${mostVariables} variables.`,
    });
  }
  faults.push(...namedTwice(requests));
  return faults.length > 0 ? refused(faults) : { kind: 'parsed', file: { variables, requests } };
}

function refused(faults: readonly FileFault[]): ParsedHttpFile {
  return { kind: 'refused', faults: faults.toSorted((a, b) => a.line - b.line).slice(0, mostFaults) };
}

/** A part of a file between two lines that begin with `###`. */
interface Section {
  readonly line: number;
  readonly title: string;
  readonly lines: readonly Line[];
}

function sectionsOf(text: string): readonly Section[] {
  const sections: { line: number; title: string; lines: Line[] }[] = [{ line: 1, title: '', lines: [] }];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.startsWith('###')) {
      sections.push({ line: index + 1, title: line.replace(/^#+/, '').trim(), lines: [] });
    } else {
      sections.at(-1)?.lines.push({ number: index + 1, text: line });
    }
  }
  return sections;
}

/** Reads a section's comments, variables and request. A section may have no request. */
function readSection(
  { line, title, lines }: Section,
  variables: FileVariable[],
  faults: FileFault[],
): FileRequest | undefined {
  let name: string | undefined;
  for (const [index, { number, text }] of lines.entries()) {
    const comment = commentOf(text);
    if (comment !== undefined) {
      name = nameIn(comment, number, faults) ?? name;
    } else if (text.startsWith('@')) {
      const variable = variableOf(text, number);
      if (variable === undefined) {
        faults.push({ line: number, message: 'A variable is written as @name = value.' });
      } else {
        variables.push(variable);
      }
    } else if (text.trim() !== '') {
      return readRequest({ line: title === '' ? number : line, title, name }, lines.slice(index), faults);
    }
  }
  return undefined;
}

/** Returns what a comment says, without its sign; undefined for a line that isn't one. */
function commentOf(text: string): string | undefined {
  const sign = ['#', '//'].find((known) => text.startsWith(known));
  return sign === undefined ? undefined : text.slice(sign.length).trim();
}

/** Returns the name that a comment gives to its request. Other directives are beyond the subset. */
function nameIn(comment: string, line: number, faults: FileFault[]): string | undefined {
  if (!comment.startsWith('@')) {
    return undefined;
  }
  const [directive = '', value = ''] = comment.slice(1).split(/\s+/);
  if (directive === 'name') {
    if (/^\w+$/.test(value)) {
      return value;
    }
    faults.push({ line, message: 'A name has letters, digits and underscores only.' });
  } else if (!settings.has(directive)) {
    faults.push({ line, message: `@${directive} isn't supported; only @name is.` });
  }
  return undefined;
}

function variableOf(text: string, line: number): FileVariable | undefined {
  const equals = text.indexOf('=');
  const name = text.slice(1, equals).trim();
  return equals > 0 && /^[\w-]+$/.test(name) ? { line, name, value: text.slice(equals + 1).trim() } : undefined;
}

/** Reads a request from its first line on: the request line and what continues it, headers, an empty line, and the body. */
function readRequest(
  head: Pick<FileRequest, 'line' | 'title' | 'name'>,
  [first, ...rest]: readonly Line[],
  faults: FileFault[],
): FileRequest | undefined {
  if (first === undefined) {
    return undefined;
  }
  const continued = rest.findIndex(({ text }) => !/^\s*[?&]/.test(text));
  const query = rest.slice(0, continued < 0 ? rest.length : continued);
  const requestLine = readRequestLine(`${first.text.trim()}${query.map(({ text }) => text.trim()).join('')}`);
  if (requestLine === undefined) {
    faults.push({ line: first.number, message: 'A request begins with its method and its address.' });
    return undefined;
  }
  const others = rest.slice(query.length);
  const empty = others.findIndex(({ text }) => text.trim() === '');
  const headers: Header[] = [];
  for (const { number, text } of empty < 0 ? others : others.slice(0, empty)) {
    const colon = text.indexOf(':');
    if (commentOf(text) !== undefined) {
      nameIn(commentOf(text) ?? '', number, faults);
    } else if (colon > 0) {
      headers.push({ name: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() });
    } else {
      faults.push({ line: number, message: 'A header is written as Name: value; an empty line ends them.' });
    }
  }
  const body = empty < 0 ? [] : others.slice(empty + 1);
  faults.push(...beyondSubset(body));
  return { ...head, ...requestLine, headers, body: bodyOf(body, headers) };
}

/** Reads `GET /path HTTP/1.1`. The version is left out, and so may be the method, which is then GET. */
function readRequestLine(text: string): Pick<FileRequest, 'method' | 'target'> | undefined {
  const words = text.split(/\s+/);
  const version = words.length > 1 && /^HTTP\/\d/.test(words.at(-1) ?? '') ? words.at(-1) : undefined;
  const line = version === undefined ? text : text.slice(0, text.lastIndexOf(version)).trimEnd();
  const [method = ''] = words;
  if (/^[A-Z]+$/.test(method) && line !== method) {
    return { method, target: line.slice(method.length).trim() };
  }
  return /^(?:https?:\/\/|\/|\{\{)/.test(line) ? { method: 'GET', target: line } : undefined;
}

/** Finds lines of a body that other clients take for files to read or scripts to run. */
function beyondSubset(lines: readonly Line[]): readonly FileFault[] {
  return lines.flatMap(({ number, text }) => {
    if (/^(?:<|>>?!?) ?\{%/.test(text) || /^> [^<>]*\.[cm]?[jt]s$/.test(text)) {
      return [{ line: number, message: 'Scripts are not run; take them out.' }];
    }
    return /^<(?:@\w*|>)? +\S/.test(text)
      ? [{ line: number, message: 'Files are not read; write the content into the body.' }]
      : [];
  });
}

/** Returns a body without the empty lines at its end. A form may be written over several lines. */
function bodyOf(lines: readonly Line[], headers: readonly Header[]): string {
  const last = lines.findLastIndex(({ text }) => text.trim() !== '');
  const texts = lines.slice(0, last + 1).map(({ text }) => text);
  const isForm = headers.some(
    ({ name, value }) =>
      name.toLowerCase() === 'content-type' && value.toLowerCase().startsWith('application/x-www-form-urlencoded'),
  );
  return isForm ? texts.map((text) => text.trim()).join('') : texts.join('\n');
}

function namedTwice(requests: readonly FileRequest[]): readonly FileFault[] {
  const known = new Set<string>();
  return requests.flatMap(({ name, line }) => {
    if (name === undefined || !known.has(name)) {
      known.add(name ?? '');
      return [];
    }
    return [{ line, message: `Two requests have the name ${name}.` }];
  });
}
