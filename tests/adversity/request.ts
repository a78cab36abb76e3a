/** A request as it goes over the wire. */
export interface Request {
  readonly verb: string;
  /** Path and query as they stand in the request line: printable ASCII only. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** The client leaves after these many bytes of the body; null when it stays for the answer. */
  readonly leavesAfter: number | null;
}

/** Bytes of a body that a failure's message shows. */
const shown = 400;

/** A request for people who want to send it again. */
export function describeRequest({ verb, target, headers, body, leavesAfter }: Request): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${cut(value)}`);
  const size = body === null ? [] : [`  (${body.length} bytes) ${JSON.stringify(cut(body.toString()))}`];
  const end = leavesAfter === null ? [] : [`  and leaves after ${leavesAfter} bytes of the body`];
  return [`${verb} ${cut(target)}`, ...lines, ...size, ...end].join('\n');
}

function cut(text: string): string {
  return text.length > shown ? `${text.slice(0, shown)}... (${text.length} characters)` : text;
}
