/**
 * The machine that the decoy pretends to be: a Linux container that runs a Node server. Comes from
 * `resources/decoy/machine.yml`.
 */
export interface DecoyMachine {
  readonly hostname: string;
  /** The user that the shop runs as. */
  readonly user: {
    readonly name: string;
    readonly uid: number;
    readonly gid: number;
    readonly home: string;
    readonly shell: string;
  };
  /** What `uname` prints. */
  readonly kernel: {
    readonly name: string;
    readonly release: string;
    readonly version: string;
    readonly architecture: string;
    readonly system: string;
  };
  readonly node: {
    /** With the leading `v`. */
    readonly version: string;
    readonly path: string;
    readonly pid: number;
    /** Its command line, program first. */
    readonly arguments: readonly string[];
  };
  readonly environment: Readonly<Record<string, string>>;
  /** What `ps` lists besides itself. */
  readonly processes: readonly DecoyProcess[];
  /** Its own address, as `ip` and `/etc/hosts` show it. */
  readonly address: string;
  /** Bytes of memory. */
  readonly memory: number;
}

export interface DecoyProcess {
  readonly pid: number;
  readonly user: string;
  readonly command: string;
}
