import { fromBase64, textOf } from './bytes.ts';

/** A piece of a text that stands for another text. */
export interface Coded {
  readonly from: number;
  readonly to: number;
  readonly content: CodedContent;
}

export type CodedContent =
  | { readonly kind: 'jwt'; readonly header: string; readonly payload: string; readonly signature: string }
  | { readonly kind: 'base64'; readonly text: string };

/** Longer texts are not searched: they are pictures and programs. */
const longest = 64 * 1024;

/** Finds JSON Web Tokens and readable base64 in a text. */
export function codedIn(text: string): readonly Coded[] {
  if (text.length > longest) {
    return [];
  }
  const found: Coded[] = [];
  for (const { 0: run, index } of text.matchAll(/[\w+/.-]{12,}={0,2}/g)) {
    const token = jwtIn(run);
    if (token !== undefined) {
      found.push({ from: index + token.from, to: index + token.to, content: token.content });
      continue;
    }
    for (const { 0: piece, index: at } of run.matchAll(/[\w+/-]{12,}={0,2}/g)) {
      const content = base64In(piece);
      if (content !== undefined) {
        found.push({ from: index + at, to: index + at + piece.length, content });
      }
    }
  }
  return found;
}

/** Reads a token that a text may begin or end around. Its parts are shown as they are, whether or not anyone has signed them. */
function jwtIn(run: string): Coded | undefined {
  const from = run.indexOf('eyJ');
  const [header = '', payload = '', signature, ...others] = from < 0 ? [] : run.slice(from).split('.');
  if (signature === undefined || others.length > 0) {
    return undefined;
  }
  const [headerText, payloadText] = [decodedBase64(header), decodedBase64(payload)];
  return headerText === undefined || payloadText === undefined || !isJson(headerText)
    ? undefined
    : {
        from,
        to: run.length,
        content: { kind: 'jwt', header: indented(headerText), payload: indented(payloadText), signature },
      };
}

function base64In(piece: string): CodedContent | undefined {
  const text = decodedBase64(piece);
  // Words and paths are base64 as well, but of nothing that anyone would write.
  return text === undefined || !/^[\t\n\r\x20-\x7e\u00a0-\uffff]+$/.test(text) || !isWritten(text)
    ? undefined
    : { kind: 'base64', text: isJson(text) ? indented(text) : text };
}

/** Tells whether most of a text is what people type. */
function isWritten(text: string): boolean {
  return (text.match(/[\t\n\r\x20-\x7e]/g) ?? []).length > text.length * 0.7;
}

/** Decodes base64 or base64url; undefined for anything else. */
export function decodedBase64(text: string): string | undefined {
  const plain = text.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  if (plain.length % 4 === 1 || /[^A-Za-z0-9+/]/.test(plain)) {
    return undefined;
  }
  return textOf(fromBase64(plain.padEnd(Math.ceil(plain.length / 4) * 4, '=')));
}

function isJson(text: string): boolean {
  if (!text.startsWith('{') && !text.startsWith('[')) {
    return false;
  }
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function indented(json: string): string {
  return isJson(json) ? JSON.stringify(JSON.parse(json), undefined, 2) : json;
}
