import { splitText } from '../../model/draft.ts';
import { mark, withoutMarks } from './template.ts';

/** A range of a text. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Puts marks around the values of a request: those of its query and its cookies, of a form, and the texts and numbers of JSON. */
export function markValues(marked: string): string {
  const text = withoutMarks(marked);
  const { head, body } = splitText(text);
  const [line = '', ...headers] = head.split('\n');
  const ranges: Range[] = [];
  const query = line.indexOf('?');
  if (query >= 0) {
    const end = line.lastIndexOf(' HTTP/') > query ? line.lastIndexOf(' HTTP/') : line.length;
    ranges.push(...valuesIn(line.slice(query + 1, end), '&', query + 1));
  }
  let at = line.length + 1;
  for (const header of headers) {
    if (/^cookie:/i.test(header)) {
      ranges.push(...valuesIn(header.slice(7), ';', at + 7));
    }
    at += header.length + 1;
  }
  const bodyAt = text.length - body.length;
  if (/^content-type:[ \t]*application\/x-www-form-urlencoded/im.test(head)) {
    ranges.push(...valuesIn(body.trimEnd(), '&', bodyAt));
  } else if (/^[ \t\r\n]*[[{]/.test(body)) {
    ranges.push(...jsonValues(body, bodyAt));
  }
  return withMarks(text, ranges);
}

/** Finds the values of pairs such as `name=value`. */
function valuesIn(pairs: string, separator: string, start: number): readonly Range[] {
  let at = start;
  return pairs.split(separator).flatMap((pair) => {
    const equals = pair.indexOf('=');
    const range = { from: at + equals + 1, to: at + pair.length };
    at += pair.length + 1;
    return equals < 0 ? [] : [range];
  });
}

/** Finds the values of JSON, without quotation marks. Keys are none. */
function jsonValues(json: string, start: number): readonly Range[] {
  return [...json.matchAll(/"((?:[^"\\]|\\.)*)"([ \t\r\n]*:)?|-?\d[\d.eE+-]*|true|false|null/g)].flatMap((match) => {
    const [whole, inner, colon] = match;
    if (colon !== undefined) {
      return [];
    }
    const from = start + match.index + (inner === undefined ? 0 : 1);
    return [{ from, to: from + (inner ?? whole).length }];
  });
}

function withMarks(text: string, ranges: readonly Range[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { from, to } of ranges) {
    pieces.push(text.slice(end, from), mark, text.slice(from, to), mark);
    end = to;
  }
  return pieces.join('') + text.slice(end);
}
