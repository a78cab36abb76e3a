import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** The names whose form doesn't follow the rule. */
const exceptions: Readonly<Record<string, string>> = {
  etag: 'ETag',
  'www-authenticate': 'WWW-Authenticate',
  'x-ratelimit-limit': 'X-RateLimit-Limit',
  'x-ratelimit-remaining': 'X-RateLimit-Remaining',
  'x-ratelimit-reset': 'X-RateLimit-Reset',
};

/** All names that have been sent. They come from the shop's own code, so there are few. */
const known = new Map<string, string>();

/** Returns the name of a header in the case in which it is sent: `Content-Type`. */
function casedName(name: string): string {
  const cased = known.get(name);
  if (cased !== undefined) {
    return cased;
  }
  const made = exceptions[name.toLowerCase()] ?? name.replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());
  known.set(name, made);
  return made;
}

type SentHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Returns headers as a flat list with their names in the case in which they are sent. Lists stay as they are. */
function casedHeaders(headers: SentHeaders | undefined): SentHeaders | undefined {
  if (headers === undefined || Array.isArray(headers)) {
    return headers;
  }
  const list: OutgoingHttpHeader[] = [];
  for (const name in headers) {
    // An absent value is refused by Node, whatever form the headers have.
    list.push(casedName(name), headers[name] as OutgoingHttpHeader);
  }
  return list;
}

/**
 * A response whose header names have the case in which v18 sends them (api-account.md 2): some clients compare them
 * letter by letter, although they shouldn't. The framework knows all names in lower case only, so this happens where
 * the head is written.
 */
export class CasedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override setHeader(name: string, value: number | string | readonly string[]): this {
    return super.setHeader(casedName(name), value);
  }

  override writeHead(status: number, reason?: string | SentHeaders, headers?: SentHeaders): this {
    return typeof reason === 'string'
      ? super.writeHead(status, reason, casedHeaders(headers))
      : super.writeHead(status, casedHeaders(reason ?? headers));
  }
}
