import { networkInterfaces } from 'node:os';

/** Returns the addresses of a board, the most likely one first: those of this machine in its networks when it listens on all of them. */
export function addressesOf(host: string, port: number): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') {
    return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  }
  const found = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    // Addresses that a machine gives itself, without a router, are the least likely ones.
    .sort((one, other) => Number(one.startsWith('169.254.')) - Number(other.startsWith('169.254.')));
  return (found.length === 0 ? ['127.0.0.1'] : found).map((address) => `http://${address}:${port}`);
}
