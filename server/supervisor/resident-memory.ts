import { readFileSync } from 'node:fs';

/**
 * Returns how many bytes of memory a process really has. Undefined where the system offers no cheap way to tell (macOS, Windows), and once the
 * process is gone. Without this figure, the process has to report its memory itself.
 */
export function residentMemory(pid: number): number | undefined {
  if (process.platform !== 'linux') {
    return undefined;
  }
  try {
    // Unlike /proc/<pid>/statm, this file doesn't count in pages, whose size differs.
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}
