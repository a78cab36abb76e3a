import { readdirSync, readFileSync } from 'node:fs';

/** The process and all its descendants, by process id. */
function treeOf(root: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) {
      const parent = /^PPid:\s+(\d+)/m.exec(readOrEmpty(`/proc/${name}/status`))?.[1];
      parents.set(Number(name), Number(parent));
    }
  }
  const tree = [root];
  for (const pid of tree) {
    for (const [child, parent] of parents) {
      if (parent === pid) {
        tree.push(child);
      }
    }
  }
  return tree;
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Proportional set size of a process tree in MiB: private memory whole, shared pages divided by who shares them.
 * Linux only; null elsewhere.
 */
export function proportionalSetSize(root: number): number | null {
  if (process.platform !== 'linux') {
    return null;
  }
  const kibibytes = treeOf(root).map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return kibibytes.reduce((sum, size) => sum + size, 0) / 1024;
}
