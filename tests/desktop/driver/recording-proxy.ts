import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';

/** An intercepting proxy as learners use it, in miniature: it forwards everything and records it. */
export interface RecordingProxy {
  /** `127.0.0.1:<port>`. */
  readonly address: string;
  /** Method and URL of each request, and CONNECT for each tunnel. */
  readonly seen: readonly string[];
  /** Answers this path itself, with a redirect elsewhere. */
  redirect(path: string, location: string): void;
  close(): void;
}

export async function startRecordingProxy(): Promise<RecordingProxy> {
  const seen: string[] = [];
  const redirects = new Map<string, string>();
  const server: Server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '');
    seen.push(`${incoming.method} ${url.href}`);
    const location = redirects.get(url.pathname);
    if (location !== undefined) {
      outgoing.writeHead(302, { location }).end();
      return;
    }
    const onward = request(
      {
        host: url.hostname,
        port: url.port,
        path: url.pathname + url.search,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.on('connect', (incoming, client, head) => {
    seen.push(`CONNECT ${incoming.url}`);
    const { hostname, port } = new URL(`http://${incoming.url}`);
    const onward = connect(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.write(head);
      onward.pipe(client);
      client.pipe(onward);
    });
    onward.on('error', () => client.destroy());
    client.on('error', () => onward.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: `127.0.0.1:${port}`,
    seen,
    redirect: (path, location) => redirects.set(path, location),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
