import { headerIn, splitText } from './draft.ts';

/** A name with its value, as a row of a table shows it. */
export interface Row {
  readonly name: string;
  readonly value: string;
}

/** A request's text in parts. What isn't changed keeps its bytes: each function below touches only what it names. */
export interface Parts {
  readonly method: string;
  /** As it is sent, with its query. */
  readonly target: string;
  /** The target's parameters, decoded. */
  readonly query: readonly Row[];
  readonly headers: readonly Row[];
  readonly body: string;
}

/** Takes a request's text apart. */
export function partsOf(text: string): Parts {
  const { head, body } = splitText(text);
  const [requestLine = '', ...lines] = head.split('\n');
  const { method, target } = wordsOf(requestLine);
  return {
    method,
    target,
    query: pairsOf(target).map(rowOf),
    headers: lines.map((written) => {
      const line = written.endsWith('\r') ? written.slice(0, -1) : written;
      const colon = line.indexOf(':');
      const end = colon < 0 ? line.length : colon;
      const value = line.slice(end + 1);
      // The rest of the spaces is kept, or nobody could type a second word.
      return { name: line.slice(0, end), value: value.startsWith(' ') ? value.slice(1) : value };
    }),
    body,
  };
}

/** Sets method or target. */
export function withRequestLine(text: string, change: Partial<Pick<Parts, 'method' | 'target'>>): string {
  return withHead(text, ([requestLine = '', ...lines]) => {
    const { method, target, rest } = { ...wordsOf(requestLine), ...change };
    return [`${method} ${target}${rest === '' ? '' : ` ${rest}`}`, ...lines];
  });
}

/** Sets a parameter of the query, adds one behind the last, or takes one out. */
export function withParameter(text: string, at: number, row: Row | undefined): string {
  const { target } = partsOf(text);
  const pairs = replaced(pairsOf(target), at, row && `${encode(row.name)}=${encode(row.value)}`);
  const [path = ''] = target.split(/[?#]/, 1);
  const query = pairs.length > 0 ? `?${pairs.join('&')}` : '';
  const fragment = target.includes('#') ? target.slice(target.indexOf('#')) : '';
  return withRequestLine(text, { target: `${path}${query}${fragment}` });
}

/** Sets a header, adds one behind the last, or takes one out. */
export function withHeader(text: string, at: number, row: Row | undefined): string {
  return withHead(text, ([requestLine = '', ...lines]) => {
    const end = (lines[at] ?? requestLine).endsWith('\r') ? '\r' : '';
    return [requestLine, ...replaced(lines, at, row && `${row.name}: ${row.value}${end}`)];
  });
}

/** Sets the first header of a name, or adds it. The names' case doesn't matter. */
export function withNamedHeader(text: string, name: string, change: (value: string | undefined) => string): string {
  const { headers } = partsOf(text);
  const at = headers.findIndex((header) => header.name.toLowerCase() === name.toLowerCase());
  const known = headers[at];
  return withHeader(text, at < 0 ? headers.length : at, { name: known?.name ?? name, value: change(known?.value) });
}

/** Takes out all headers of a name. */
export function withoutHeader(text: string, name: string): string {
  return withHead(text, ([requestLine = '', ...lines]) => [
    requestLine,
    ...lines.filter((line) => headerIn(line)?.name !== name.toLowerCase()),
  ]);
}

/** Sets the body. A head that has no end yet gets one. */
export function withBody(text: string, body: string): string {
  const { head, end } = splitText(text);
  return `${head}${end === '' ? '\n\n' : end}${body}`;
}

function withHead(text: string, change: (lines: readonly string[]) => readonly string[]): string {
  const { head, end, body } = splitText(text);
  return `${change(head.split('\n')).join('\n')}${end}${body}`;
}

/** Splits a request line. A target with spaces is kept as it is typed; only the last word can be the version. */
function wordsOf(line: string): { readonly method: string; readonly target: string; readonly rest: string } {
  const space = line.indexOf(' ');
  if (space < 0) {
    return { method: line, target: '', rest: '' };
  }
  const afterMethod = line.slice(space + 1);
  const last = afterMethod.lastIndexOf(' ');
  const rest = /^HTTP\/\S*\r?$/.test(afterMethod.slice(last + 1)) ? afterMethod.slice(last + 1) : '';
  return {
    method: line.slice(0, space),
    target: rest === '' ? afterMethod : afterMethod.slice(0, Math.max(last, 0)),
    rest,
  };
}

function pairsOf(target: string): readonly string[] {
  const [withoutFragment = ''] = target.split('#', 1);
  const question = withoutFragment.indexOf('?');
  const query = question < 0 ? '' : withoutFragment.slice(question + 1);
  return query === '' ? [] : query.split('&');
}

function rowOf(pair: string): Row {
  const equals = pair.indexOf('=');
  const end = equals < 0 ? pair.length : equals;
  return { name: decode(pair.slice(0, end)), value: decode(pair.slice(end + 1)) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function replaced(list: readonly string[], at: number, item: string | undefined): readonly string[] {
  return item === undefined
    ? list.filter((_, index) => index !== at)
    : [...list.slice(0, at), item, ...list.slice(at + 1)];
}
