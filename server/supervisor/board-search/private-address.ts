import { BlockList, isIPv4 } from 'node:net';

const near = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  // No network delivers packets from here: they are this machine's own.
  ['127.0.0.0', 8],
] as const) {
  near.addSubnet(network, prefix, 'ipv4');
}

/** Tells whether an IPv4 address can be a neighbour's: one of a private network, or this machine's own. */
export function isPrivateAddress(address: string): boolean {
  return isIPv4(address) && near.check(address, 'ipv4');
}
