import { type FileRequest, type Header, type HttpFile, httpFileLimits } from './http-file.ts';
import { jsonValueAt } from './json-value.ts';

/** A request that was sent, and its response, as later requests may refer to them. */
export interface Exchange {
  readonly request: Message;
  readonly response: Message;
}

interface Message {
  readonly headers: readonly Header[];
  readonly body: string;
}

/** The outcome of filling in a request's variables. `reasons` are sentences. */
export type Filled =
  | { readonly kind: 'filled'; readonly request: FileRequest }
  | { readonly kind: 'incomplete'; readonly reasons: readonly string[] };

/**
 * Fills in a request's variables: those of the file, of which the last above the request counts, and values of earlier
 * exchanges, as in `{{login.response.body.$.authentication.token}}` (decision 48).
 * @param exchanges by the name of their request
 */
export function fillRequest(file: HttpFile, request: FileRequest, exchanges: ReadonlyMap<string, Exchange>): Filled {
  const reasons = new Set<string>();
  let room: number = httpFileLimits.length;
  let references = 0;
  const known = new Map<string, string>();
  for (const { name, value, line } of file.variables) {
    if (line < request.line || !known.has(name)) {
      known.set(name, value);
    }
  }
  const resolve = (reference: string, depth: number): string => {
    references += 1;
    // Values that refer to each other many times grow without becoming longer.
    if (references > httpFileLimits.references) {
      reasons.add(`The request has more than ${httpFileLimits.references} references.`);
      return '';
    }
    const written = known.get(reference);
    if (written !== undefined) {
      if (depth >= httpFileLimits.depth) {
        reasons.add(`{{${reference}}} refers to itself, or too deep.`);
        return '';
      }
      return fill(written, depth + 1);
    }
    const found = valueIn(reference, exchanges);
    if (found.kind === 'unknown') {
      reasons.add(found.reason);
      return '';
    }
    return found.value;
  };
  const fill = (text: string, depth = 0): string => {
    const filled = replaceReferences(text, (reference) => {
      const value = room > 0 ? resolve(reference, depth) : '';
      room -= value.length;
      return value;
    });
    if (room <= 0) {
      reasons.add(`The request has more than ${httpFileLimits.length} characters.`);
    }
    return filled;
  };
  const filled = {
    ...request,
    target: fill(request.target),
    headers: request.headers.map(({ name, value }) => ({ name: fill(name), value: fill(value) })),
    body: fill(request.body),
  };
  return reasons.size > 0 ? { kind: 'incomplete', reasons: [...reasons] } : { kind: 'filled', request: filled };
}

/** Replaces each `{{reference}}` in one pass. Braces without an end stay as they are. */
function replaceReferences(text: string, resolve: (reference: string) => string): string {
  const parts: string[] = [];
  let position = 0;
  for (;;) {
    const begin = text.indexOf('{{', position);
    const end = begin < 0 ? -1 : text.indexOf('}}', begin + 2);
    if (end < 0) {
      parts.push(text.slice(position));
      return parts.join('');
    }
    const reference = text.slice(begin + 2, end).trim();
    // Weak templates have braces, too; a payload such as {{7*7}} has to arrive as it is written.
    const isReference = /^[A-Za-z_]/.test(reference);
    parts.push(text.slice(position, begin), isReference ? resolve(reference) : text.slice(begin, end + 2));
    position = end + 2;
  }
}

type Found = { readonly kind: 'found'; readonly value: string } | { readonly kind: 'unknown'; readonly reason: string };

function valueIn(reference: string, exchanges: ReadonlyMap<string, Exchange>): Found {
  const [name = '', side = '', part = '', ...rest] = reference.split('.');
  const path = rest.join('.');
  const unknown = (reason: string): Found => ({ kind: 'unknown', reason });
  if ((side !== 'response' && side !== 'request') || (part !== 'body' && part !== 'headers')) {
    return unknown(`{{${reference}}} has no value.`);
  }
  const exchange = exchanges.get(name);
  if (exchange === undefined) {
    return unknown(`Send "${name}" first: {{${reference}}} takes a value from it.`);
  }
  const message = exchange[side];
  if (part === 'headers') {
    const header = message.headers.find((each) => each.name.toLowerCase() === path.toLowerCase());
    return header === undefined
      ? unknown(`The ${side} of "${name}" has no header ${path}.`)
      : { kind: 'found', value: header.value };
  }
  return path === '*' ? { kind: 'found', value: message.body } : valueAt(path, message.body, `${side} of "${name}"`);
}

function valueAt(path: string, body: string, place: string): Found {
  const found = jsonValueAt(path, body);
  switch (found.kind) {
    case 'found':
      return found;
    case 'notJson':
      return { kind: 'unknown', reason: `The body of the ${place} isn't JSON.` };
    case 'nothing':
      return { kind: 'unknown', reason: `The ${place} has nothing at ${path}.` };
    case 'notAPath':
      return { kind: 'unknown', reason: `${path} is not a JSON path.` };
  }
}
