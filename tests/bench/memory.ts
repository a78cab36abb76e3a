import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Returns the process and all its descendants, by process id. */
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
 * Returns the proportional set size of a process tree in MiB: all of its private memory, and its share of shared pages.
 * Linux only; null elsewhere.
 */
export function proportionalSetSize(root: number): number | null {
  const sizes = sizesOfTree(root);
  return sizes === null ? null : [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** Returns the same for each process of the tree, by the name of its script. The supervisor's own comes first. */
export function sizesOfTree(root: number): ReadonlyMap<string, number> | null {
  if (process.platform !== 'linux') {
    return null;
  }
  const sizes = new Map<string, number>();
  for (const pid of treeOf(root)) {
    const words = readOrEmpty(`/proc/${pid}/cmdline`).split('\0');
    const script = words.slice(1).find((word) => !word.startsWith('-')) ?? String(pid);
    const kibibytes = Number(/^Pss:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
    const name = basename(script);
    sizes.set(name, (sizes.get(name) ?? 0) + kibibytes / 1024);
  }
  return sizes;
}
