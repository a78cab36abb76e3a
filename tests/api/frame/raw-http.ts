import { connect } from 'node:net';

/** The longest wait for the response to a malformed request, in milliseconds. */
const patience = 10_000;

/** What was received over one connection before it ended or fell silent. */
export interface RawAnswer {
  /** 0 when nothing was received. */
  readonly status: number;
  readonly text: string;
}

/**
 * Sends bytes unchanged, and resolves with everything received until the other side closes the connection. Send
 * `Connection: close` where the server would keep it open. Rejects when nothing arrived in time.
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
    // A reset after the response is fine. Without a response, it shows as status 0.
    socket.on('error', () => socket.destroy());
  });
}

/** Writes a request whose connection is closed after it. Adds `Content-Length` where there is a body. */
export function request(line: string, headers: readonly string[] = [], body = ''): string {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  return [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, ...length, '', body].join('\r\n');
}
