import { connect } from 'node:net';

/** Longest wait for an answer to something malformed. */
const patience = 10_000;

/** What came back over one connection, before it ended or fell silent. */
export interface RawAnswer {
  /** 0 when nothing came. */
  readonly status: number;
  readonly text: string;
}

/**
 * Sends bytes as they are, and resolves with everything that comes back until the other side closes the connection.
 * Send `Connection: close` where the answer would keep it open. Rejects when nothing came in time.
 */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No answer within ${patience} ms to ${String(bytes).slice(0, 200)}`));
    }, patience);
    const finish = () => {
      clearTimeout(timer);
      const text = Buffer.concat(chunks).toString();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', finish);
    // A reset after the answer is fine; without an answer it shows as status 0.
    socket.on('error', () => socket.destroy());
  });
}

/** A request as text; the connection is closed after it. `Content-Length` is added where there is a body. */
export function request(line: string, headers: readonly string[] = [], body = ''): string {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  return [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, ...length, '', body].join('\r\n');
}
