import { connect, type Socket } from 'node:net';

/** Sends a request and reads nothing of the response. */
export function askAndLeave(port: number, path: string, headers: readonly string[] = []): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write([`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n'));
  return socket;
}

/**
 * Does the same many times.
 * @returns a function that closes all the connections
 */
export function askAndLeaveMany(
  count: number,
  port: number,
  path: string,
  headers: readonly string[] = [],
): () => void {
  const sockets = Array.from({ length: count }, () => askAndLeave(port, path, headers));
  return () => {
    for (const socket of sockets) {
      socket.destroy();
    }
  };
}
