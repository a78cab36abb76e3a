import { type Draft, draftOf } from '../draft.ts';
import { flags, type Told, valueOptions } from './curl-options.ts';
import { shellWords } from './shell-words.ts';

/** A command that was read, or the word at which reading it ended. */
export type ReadCurl =
  | { readonly kind: 'read'; readonly draft: Draft }
  | { readonly kind: 'unknown'; readonly word: string }
  | { readonly kind: 'unfinished' };

/**
 * Reads a curl command, such as a browser's "Copy as cURL" makes it. Commands that read files are not read.
 * @param host host and port of the shop, to which the request goes whatever its address says
 */
export function readCurl(command: string, host: string): ReadCurl {
  const [curl, ...words] = shellWords(command.trim()) ?? [];
  if (curl === undefined) {
    return { kind: 'unfinished' };
  }
  if (!/^curl(?:\.exe)?$/i.test(curl)) {
    return { kind: 'unknown', word: curl };
  }
  const told: Told = { headers: [], data: [], defaults: [] };
  const queue = words.flatMap(separated);
  for (let at = 0; at < queue.length; at += 1) {
    const word = queue[at] ?? '';
    const take = valueOptions.get(word);
    if (take !== undefined) {
      at += 1;
      const value = queue[at];
      if (value === undefined) {
        return { kind: 'unfinished' };
      }
      if (!take(told, value)) {
        return { kind: 'unknown', word: `${word} ${value}` };
      }
    } else if (!word.startsWith('-')) {
      told.url ??= word;
    } else if (flags.has(word)) {
      flags.get(word)?.(told);
    } else {
      return { kind: 'unknown', word };
    }
  }
  return told.url === undefined ? { kind: 'unfinished' } : { kind: 'read', draft: requestOf(told, told.url, host) };
}

/** Takes short options apart that are written together, as in `-sSL` and `-XPOST`. */
function separated(word: string): readonly string[] {
  if (!/^-[^-]./s.test(word)) {
    return [word];
  }
  const first = word.slice(0, 2);
  return valueOptions.has(first) ? [first, word.slice(2)] : [first, ...separated(`-${word.slice(2)}`)];
}

function requestOf(
  { headers, data, defaults, method, isHead, isQuery, target }: Told,
  url: string,
  host: string,
): Draft {
  const body = isQuery === true ? '' : data.join('&');
  const path = /^(?:[a-z]+:\/\/)?[^/?#]*(.*)$/is.exec(url)?.[1] ?? '';
  const inside = path.startsWith('/') ? path : `/${path}`;
  const query = isQuery === true && data.length > 0 ? `${inside.includes('?') ? '&' : '?'}${data.join('&')}` : '';
  const given = new Set(headers.map(nameIn));
  const lines = [
    `${method ?? (isHead === true ? 'HEAD' : body === '' ? 'GET' : 'POST')} ${target ?? `${inside}${query}`} HTTP/1.1`,
    ...(given.has('host') ? [] : [`Host: ${host}`]),
    ...headers.flatMap(lineOf),
    ...(isQuery === true ? [] : [...new Set(defaults)].filter((line) => !given.has(nameIn(line)))),
  ];
  return draftOf(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

function nameIn(line: string): string {
  return (line.split(/[:;]/, 1)[0] ?? '').trim().toLowerCase();
}

/** A header without a value takes out what curl would send; one that ends with a semicolon is sent without a value. */
function lineOf(header: string): readonly string[] {
  if (/^[^:]*;$/.test(header)) {
    return [`${header.slice(0, -1)}:`];
  }
  return /^[^:]*:\s*$/.test(header) ? [] : [header];
}
