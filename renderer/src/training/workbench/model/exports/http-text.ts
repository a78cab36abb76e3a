import { fillRequest } from '../../../../../../shared/http-file/fill.ts';
import { parseHttpFile } from '../../../../../../shared/http-file/parse.ts';
import { rawRequest } from '../../../../../../shared/http-file/raw-request.ts';
import { isSame, utf8 } from '../bytes.ts';
import { bodyOf, bytesOf, type Draft } from '../draft.ts';
import { partsOf } from '../parts.ts';
import { type Message, readHead } from '../response.ts';

/**
 * Returns a request as it is written in a `.http` file (decision 48).
 * @param host host and port of the shop
 * @returns undefined for a request that no file can hold: with data instead of text, a body that looks like a variable or the beginning of
 *   another request, or a head that isn't well-formed
 */
export function httpTextOf(draft: Draft, title: string, host: string): string | undefined {
  if (draft.headEnds === 'lf') {
    return undefined;
  }
  const { method, target, headers, body } = partsOf(draft.text);
  const length = String(bodyOf(draft).length);
  // Host and length are told again when the file is sent.
  const kept = headers.filter(({ name, value }) => {
    const known = name.toLowerCase();
    const isLength = known === 'content-length' && (draft.setsLength || (body !== '' && value === length));
    return !isLength && !(known === 'host' && value === host);
  });
  const lines = [
    `### ${title}`,
    `${method} ${target} HTTP/1.1`,
    ...kept.map(({ name, value }) => `${name}: ${value}`.trimEnd()),
  ];
  const text = `${lines.join('\n')}\n${body === '' ? '' : `\n${body}\n`}`;
  const parsed = parseHttpFile(text);
  const [request, ...others] = parsed.kind === 'parsed' ? parsed.file.requests : [];
  if (parsed.kind === 'refused' || request === undefined || others.length > 0 || parsed.file.variables.length > 0) {
    return undefined;
  }
  const filled = fillRequest(parsed.file, request, new Map());
  return filled.kind === 'filled' && isSameRequest(utf8(rawRequest(filled.request, host)), bytesOf(draft))
    ? text
    : undefined;
}

/** Headers that are sent with a name of this page's own. */
const ownNames = ['host', 'content-length'];

/**
 * Tells whether two requests are the same but for the order of their headers, the spaces around their values, and the case in which clients write
 * host and length.
 */
function isSameRequest(one: Uint8Array<ArrayBuffer>, other: Uint8Array<ArrayBuffer>): boolean {
  const [first, second] = [readHead(one), readHead(other)];
  const linesOf = ({ firstLine, headers }: Message) =>
    [firstLine, ...headers.map(({ name, value }) => `${comparable(name)}: ${value}`).toSorted()].join('\n');
  return linesOf(first) === linesOf(second) && isSame(first.body, second.body);
}

function comparable(name: string): string {
  const lower = name.toLowerCase();
  return ownNames.includes(lower) ? lower : name;
}
