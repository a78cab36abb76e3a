/** A request as it goes over the wire. */
export interface Request {
  readonly verb: string;
  /** Path and query as they are written in the request line: printable ASCII only. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** Number of body bytes after which the client leaves; null when it waits for the response. */
  readonly leavesAfter: number | null;
}

/** Number of body bytes that a failure's message shows. */
const shown = 400;

/** Describes a request so that a person can send it again. */
export function describeRequest({ verb, target, headers, body, leavesAfter }: Request): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${cut(value)}`);
  const size = body === null ? [] : [`  (${body.length} bytes) ${JSON.stringify(cut(body.toString()))}`];
  const end = leavesAfter === null ? [] : [`  and leaves after ${leavesAfter} bytes of the body`];
  return [`${verb} ${cut(target)}`, ...lines, ...size, ...end].join('\n');
}

function cut(text: string): string {
  return text.length > shown ? `${text.slice(0, shown)}... (${text.length} characters)` : text;
}
