/** Who the decoy pretends to be; see `DecoyMachine`. */
export interface Machine {
  readonly hostname: string;
  readonly address: string;
  readonly memory: number;
  readonly user: {
    readonly name: string;
    readonly uid: number;
    readonly gid: number;
    readonly home: string;
    readonly shell: string;
  };
  readonly kernel: {
    readonly name: string;
    readonly release: string;
    readonly version: string;
    readonly architecture: string;
  };
  readonly node: {
    readonly version: string;
    readonly path: string;
    readonly pid: number;
    readonly arguments: readonly string[];
  };
  readonly environment: Readonly<Record<string, string>>;
}

/** Node's `os`. */
export function createOs({ hostname, address, memory, user, kernel }: Machine) {
  const { name: username, uid, gid, home: homedir, shell } = user;
  const processor = { model: 'Juice Virtual CPU', speed: 2400, times: { user: 0, nice: 0, sys: 0, idle: 0, irq: 0 } };
  return {
    EOL: '\n',
    arch: () => 'x64',
    platform: () => 'linux',
    type: () => kernel.name,
    release: () => kernel.release,
    version: () => kernel.version,
    machine: () => kernel.architecture,
    hostname: () => hostname,
    homedir: () => homedir,
    tmpdir: () => '/tmp',
    endianness: () => 'LE',
    uptime: () => 1823.41,
    loadavg: () => [0.08, 0.05, 0.01],
    totalmem: () => memory,
    freemem: () => Math.round(memory * 0.4),
    cpus: () => [processor, processor],
    userInfo: () => ({ uid, gid, username, homedir, shell }),
    networkInterfaces: () => ({
      lo: [{ address: '127.0.0.1', netmask: '255.0.0.0', family: 'IPv4', internal: true, cidr: '127.0.0.1/8' }],
      eth0: [{ address, netmask: '255.255.0.0', family: 'IPv4', internal: false, cidr: `${address}/16` }],
    }),
    constants: { signals: { SIGINT: 2, SIGKILL: 9, SIGTERM: 15 } },
  };
}
