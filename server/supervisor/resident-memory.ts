import { readFileSync } from 'node:fs';

/**
 * Bytes of memory that a process really has. Undefined where the system does not say so cheaply (macOS, Windows), and once the process is
 * gone: then it has to report them itself.
 */
export function residentMemory(pid: number): number | undefined {
  if (process.platform !== 'linux') {
    return undefined;
  }
  try {
    // Unlike /proc/<pid>/statm, it does not count in pages, whose size differs.
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}
