import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Where a request is sent: straight to its host, or through the proxy that the app has set. */
export interface Route {
  /** `host:port`, or null for no proxy. */
  readonly proxy: string | null;
}

export interface SwitchboardRules {
  readonly routeFor: (url: string) => Route;
  /** Returns whether the session's request filter lets a tunnel (a WebSocket, in this product) through. */
  readonly mayTunnel: (url: string) => boolean;
}

/**
 * Opens the proxy that all the stand-in's pages use. Chromium reads its proxy once, at the start, whereas Electron's
 * `session.setProxy` can change it at any time.
 */
export async function openSwitchboard(rules: SwitchboardRules): Promise<{ readonly port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((incoming, outgoing) => forward(incoming, outgoing, rules));
  server.on('connect', (incoming: IncomingMessage, client: Socket, head: Buffer) => {
    tunnel(incoming.url ?? '', client, head, rules);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The switchboard has no port.');
  }
  return {
    port: address.port,
    close: () => {
      server.close();
      for (const socket of sockets) {
        socket.destroy();
      }
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, rules: SwitchboardRules): void {
  const target = incoming.url ?? '';
  if (!URL.canParse(target)) {
    outgoing.writeHead(400).end();
    return;
  }
  const { proxy } = rules.routeFor(target);
  const url = new URL(target);
  const [host, port] = splitAddress(proxy ?? `${url.hostname}:${url.port || 80}`);
  const { 'proxy-connection': _dropped, ...headers } = incoming.headers;
  const onward = request(
    // A proxy gets the whole URL, a server the path.
    { host, port, method: incoming.method, headers, path: proxy === null ? `${url.pathname}${url.search}` : target },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  // Like Chromium, which shows its own error page: no response at all.
  onward.on('error', () => incoming.socket.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

function tunnel(authority: string, client: Socket, head: Buffer, rules: SwitchboardRules): void {
  const url = `ws://${authority}/`;
  client.on('error', () => undefined);
  if (!rules.mayTunnel(url)) {
    client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    return;
  }
  const { proxy } = rules.routeFor(url);
  const [host, port] = splitAddress(proxy ?? authority);
  const onward = connect(port, host, () => {
    if (proxy === null) {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    } else {
      onward.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
    }
    onward.write(head);
    onward.pipe(client);
    client.pipe(onward);
  });
  onward.on('error', () => client.destroy());
  client.on('close', () => onward.destroy());
}

/** Returns the host and port to connect to. Chromium resolves every name under `localhost` to this machine; not every resolver does. */
function splitAddress(address: string): readonly [string, number] {
  const colon = address.lastIndexOf(':');
  const host = address.slice(0, colon).replace(/^\[|\]$/g, '');
  return [host.endsWith('.localhost') ? 'localhost' : host, Number(address.slice(colon + 1))];
}
