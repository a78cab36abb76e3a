import type { DecoyMachine } from '../host/machine.ts';

/** Creates Node's `os`. */
export function createOs({ hostname, address, memory, user, kernel }: DecoyMachine) {
  const { name: username, uid, gid, home: homedir, shell } = user;
  const processor = { model: 'Juice Virtual CPU', speed: 2400, times: { user: 0, nice: 0, sys: 0, idle: 0, irq: 0 } };
  return {
    EOL: '\n',
    arch: () => 'x64',
    platform: () => 'linux',
    type: () => kernel.name,
    release: () => kernel.release,
    version: () => kernel.version,
    hostname: () => hostname,
    homedir: () => homedir,
    tmpdir: () => '/tmp',
    uptime: () => 1823.41,
    totalmem: () => memory,
    freemem: () => Math.round(memory * 0.4),
    cpus: () => [processor, processor],
    userInfo: () => ({ uid, gid, username, homedir, shell }),
    networkInterfaces: () => ({
      lo: [{ address: '127.0.0.1', netmask: '255.0.0.0', family: 'IPv4', internal: true, cidr: '127.0.0.1/8' }],
      eth0: [{ address, netmask: '255.255.0.0', family: 'IPv4', internal: false, cidr: `${address}/16` }],
    }),
  };
}
