import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What an address is to the gate: this machine, the public Internet, or neither (a learner's own network, among others). */
export type AddressKind = 'machine' | 'public' | 'reserved';

/** IPv4 ranges that are not part of the public Internet (IANA's registry of special-purpose addresses). */
const reserved4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** IPv6 ranges that are not part of the public Internet although they are within `2000::/3`, such as tunnels to IPv4 and documentation. */
const reserved6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const notPublic4 = new BlockList();
for (const [network, prefix] of reserved4) {
  notPublic4.addSubnet(network, prefix, 'ipv4');
}
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const notPublic6 = new BlockList();
for (const [network, prefix] of reserved6) {
  notPublic6.addSubnet(network, prefix, 'ipv6');
}
const machine = new BlockList();
machine.addSubnet('127.0.0.0', 8, 'ipv4');
machine.addAddress('0.0.0.0', 'ipv4');
machine.addAddress('::1', 'ipv6');
machine.addAddress('::', 'ipv6');

/** @param address an IP address without brackets; anything else is `reserved` */
export function kindOfAddress(address: string): AddressKind {
  const plain = withoutMapping(address);
  if (isIPv4(plain)) {
    return machine.check(plain, 'ipv4') ? 'machine' : notPublic4.check(plain, 'ipv4') ? 'reserved' : 'public';
  }
  if (!isIPv6(plain) || plain.includes('%')) {
    return 'reserved';
  }
  if (machine.check(plain, 'ipv6')) {
    return 'machine';
  }
  return global6.check(plain, 'ipv6') && !notPublic6.check(plain, 'ipv6') ? 'public' : 'reserved';
}

/**
 * Returns the IPv4 address that an address such as `::ffff:127.0.0.1` or `::ffff:7f00:1` stands for, or the address itself if it stands for
 * none.
 */
function withoutMapping(address: string): string {
  const match = /^(?:0*:){2,5}(?:0*:)?ffff:(?:([\d.]+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i.exec(address);
  if (match === null || !isIPv6(address)) {
    return address;
  }
  const [, dotted, high = '0', low = '0'] = match;
  if (dotted !== undefined) {
    return dotted;
  }
  const bytes = [high, low].flatMap((part) => {
    const value = Number.parseInt(part, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
