import { connect } from 'node:net';

/**
 * Whether a connection to the host of a URL can be opened within the time, in milliseconds. Costs one TCP connection,
 * and no more than the time where packets vanish.
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
    // Looking the name up is not covered by the socket's own time-out.
    const timer = setTimeout(() => finish(false), patience);
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
