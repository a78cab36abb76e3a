import { connect } from 'node:net';

/**
 * Tells whether a connection to the host of a URL can be opened within the given time, in milliseconds. It opens one TCP connection,
 * and takes no longer than that time even where packets vanish.
 */
export function canReach(url: string, patience: number): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || (protocol === 'https:' ? 443 : 80)),
    });
    const finish = (isReached: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(isReached);
    };
    // The socket's own timeout does not cover the name lookup.
    const timer = setTimeout(() => finish(false), patience);
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
