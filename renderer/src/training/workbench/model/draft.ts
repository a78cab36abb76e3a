import { findEmptyLine, fromBase64, fromUtf8, isSame, joined, textOf, toBase64, utf8 } from './bytes.ts';

/** How lines end on the wire. */
export type LineEnds = 'crlf' | 'lf';

/** A request as a learner edits it. */
export interface Draft {
  /**
   * The whole request, or only its head if its body isn't text. Lines end with \n here, as in every text area. It is empty if not even the
   * head is text, and then all of the request is in `data`.
   */
  readonly text: string;
  /** A body that isn't text, in base64. */
  readonly data?: string;
  /** Where the ends of lines are mixed, this is `lf`, and the text has \r where it belongs. */
  readonly headEnds: LineEnds;
  readonly bodyEnds: LineEnds;
  /** Whether `Content-Length` is set to the body's length when the request is sent. */
  readonly setsLength: boolean;
}

/** Makes a draft with the usual settings. */
export function draftOf(text: string): Draft {
  if (text.includes('\r')) {
    return { ...draftOfBytes(utf8(text)), setsLength: true };
  }
  return { text, headEnds: 'crlf', bodyEnds: bodyEndsFor(text), setsLength: true };
}

/**
 * Puts another text into a draft. When it becomes a form with parts, or stops being one, the ends of the body's lines follow: whoever pastes an upload
 * would otherwise send one that no server reads.
 */
export function withText(draft: Draft, text: string): Draft {
  const ends = bodyEndsFor(text);
  return ends === bodyEndsFor(draft.text) ? { ...draft, text } : { ...draft, text, bodyEnds: ends };
}

/** Makes a draft of a request as it went over the wire, so that sending it unchanged sends the same bytes. */
export function draftOfBytes(bytes: Uint8Array): Draft {
  const { body: bodyAt } = findEmptyLine(bytes);
  const head = fromUtf8(bytes.subarray(0, bodyAt));
  const draft = head === undefined ? undefined : draftOfParts(head, bytes.subarray(bodyAt));
  for (const setsLength of [true, false]) {
    if (draft !== undefined && isSame(bytesOf({ ...draft, setsLength }), bytes)) {
      return { ...draft, setsLength };
    }
  }
  return { text: '', data: toBase64(bytes), headEnds: 'crlf', bodyEnds: 'lf', setsLength: false };
}

function draftOfParts(head: string, body: Uint8Array): Omit<Draft, 'setsLength'> {
  const headEnds = lineEndsOf(head);
  const headText = withEnds(head, headEnds);
  const text = textOf(body);
  if (text === undefined) {
    return { text: headText, data: toBase64(body), headEnds, bodyEnds: 'lf' };
  }
  const bodyEnds = lineEndsOf(text);
  return { text: headText + withEnds(text, bodyEnds), headEnds, bodyEnds };
}

/** Returns the bytes that are sent for a draft. A head without an empty line after it gets one. */
export function bytesOf(draft: Draft): Uint8Array<ArrayBuffer> {
  if (draft.text === '' && draft.data !== undefined) {
    return fromBase64(draft.data);
  }
  const { head, end } = splitText(draft.text);
  const body = bodyOf(draft);
  const lines = draft.setsLength ? withLength(head.split('\n'), body.length) : head.split('\n');
  const text = `${lines.join('\n')}${end === '' ? '\n\n' : end}`;
  return joined(utf8(draft.headEnds === 'crlf' ? text.replaceAll('\n', '\r\n') : text), body);
}

/** Returns the bytes of a draft's body. */
export function bodyOf({ text, data, bodyEnds }: Draft): Uint8Array<ArrayBuffer> {
  if (data !== undefined) {
    return fromBase64(data);
  }
  const { body } = splitText(text);
  return utf8(bodyEnds === 'crlf' ? body.replaceAll('\n', '\r\n') : body);
}

/** Tells whether two drafts send the same and look the same. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return (
    one === other ||
    (one.text === other.text &&
      one.data === other.data &&
      one.headEnds === other.headEnds &&
      one.bodyEnds === other.bodyEnds &&
      one.setsLength === other.setsLength)
  );
}

/** A request's text in its parts. Together they are the text, apart from a line break at the end of a head that nothing follows. */
export interface SplitText {
  readonly head: string;
  /** The end of the head's last line and the empty line; empty if there is no empty line. */
  readonly end: string;
  readonly body: string;
}

/** Splits a request's text at its first empty line. Without one, all of it is the head. */
export function splitText(text: string): SplitText {
  const [end = '\n\n'] = /\n\r?\n/.exec(text) ?? [];
  const at = text.indexOf(end);
  return at < 0
    ? { head: text.endsWith('\n') ? text.slice(0, -1) : text, end: '', body: '' }
    : { head: text.slice(0, at), end, body: text.slice(at + end.length) };
}

/** Returns the lower-case name of a head's line, and what it says; undefined for a line without a colon. */
export function headerIn(line: string): { readonly name: string; readonly value: string } | undefined {
  const colon = line.indexOf(':');
  return colon < 0
    ? undefined
    : { name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() };
}

/** Sets the length of the body, unless the request says in another way where it ends. */
function withLength(lines: readonly string[], length: number): readonly string[] {
  const [requestLine = '', ...headers] = lines;
  const names = headers.map((line) => headerIn(line)?.name);
  if (names.includes('transfer-encoding')) {
    return lines;
  }
  // Lines keep ends of their own.
  const lengthLike = (line: string) => `Content-Length: ${length}${line.endsWith('\r') ? '\r' : ''}`;
  if (names.includes('content-length')) {
    return [requestLine, ...headers.map((line, at) => (names[at] === 'content-length' ? lengthLike(line) : line))];
  }
  const isExpected = length > 0 || /^(?:POST|PUT|PATCH) /.test(requestLine);
  return isExpected ? [...lines, lengthLike(lines.at(-1) ?? '')] : lines;
}

/** Returns how a text's lines end. Where the ends are mixed, they stay in the text. */
function lineEndsOf(text: string): LineEnds {
  const crlf = text.split('\r\n').length - 1;
  return crlf > 0 && crlf === text.split('\n').length - 1 ? 'crlf' : 'lf';
}

/** Returns a text whose lines end with \n, unless its ends are mixed. */
function withEnds(text: string, ends: LineEnds): string {
  return ends === 'crlf' ? text.replaceAll('\r\n', '\n') : text;
}

/** Parts of a form end their lines with CR and LF. */
function bodyEndsFor(text: string): LineEnds {
  const type = splitText(text)
    .head.split('\n')
    .map(headerIn)
    .find((header) => header?.name === 'content-type');
  return type?.value.toLowerCase().startsWith('multipart/') ? 'crlf' : 'lf';
}
