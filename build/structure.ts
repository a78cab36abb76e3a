import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { repository } from './paths.ts';

/*
 * `npm run structure`: measures the source tree. It prints the lines of product code per top-level folder (without tests and content),
 * which top-level folders import which, and every cycle between files or top-level folders. It exits with 1 if there is one.
 */

/** Tests, content and documents, which are not product code. */
const notCounted = /^(?:tests|docs|resources)\//;

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const tracked = execFileSync('git', ['ls-files'], { cwd: repository, encoding: 'utf8' }).trim().split('\n');
const code = tracked.filter((file) => /\.(?:tsx?|cjs|js|css|html)$/.test(file) && !notCounted.test(file));
const files = importsOf(code.filter((file) => /\.tsx?$/.test(file)));
const folders = foldersOf(files);

printLines();
printArrows();
const circles = [...circlesIn(files), ...circlesIn(folders)];
console.log(`\nCircles: ${circles.length}`);
for (const circle of circles) {
  console.log(`  ${circle.join(', ')}`);
}
process.exitCode = circles.length === 0 ? 0 : 1;

function topOf(file: string): string {
  return file.includes('/') ? (file.split('/', 1)[0] ?? file) : '(root)';
}

function printLines(): void {
  const lines = new Map<string, number>();
  for (const file of code) {
    const count = readFileSync(join(repository, file), 'utf8').split('\n').length - 1;
    lines.set(topOf(file), (lines.get(topOf(file)) ?? 0) + count);
  }
  const total = [...lines.values()].reduce((sum, count) => sum + count, 0);
  console.log('Lines of product code');
  for (const [folder, count] of [...lines, ['total', total] as const]) {
    console.log(`  ${folder.padEnd(12)} ${String(count).padStart(6)}`);
  }
}

function printArrows(): void {
  console.log('\nImports between top-level folders');
  for (const [folder, targets] of folders) {
    console.log(`  ${folder.padEnd(12)} ${[...targets].toSorted().join(', ') || '-'}`);
  }
}

/** Returns the imports of each file among the given files, types and re-exports included. */
function importsOf(sources: readonly string[]): Graph {
  const known = new Set(sources);
  return new Map(
    sources.map((file) => {
      const text = readFileSync(join(repository, file), 'utf8');
      const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
      const named = [
        ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
        ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
        ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
      ];
      const targets = named.filter((name) => name.startsWith('.')).map((name) => normalize(join(dirname(file), name)));
      return [file, new Set(targets.map((target) => target.replaceAll('\\', '/')).filter((name) => known.has(name)))];
    }),
  );
}

function foldersOf(graph: Graph): Graph {
  const arrows = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const own = arrows.get(topOf(file)) ?? new Set();
    arrows.set(topOf(file), own);
    for (const target of targets) {
      if (topOf(target) !== topOf(file)) {
        own.add(topOf(target));
      }
    }
  }
  return arrows;
}

/** Finds the groups of nodes that all reach each other: the strongly connected components with more than one node (Tarjan). */
function circlesIn(graph: Graph): readonly (readonly string[])[] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    open.push(node);
    let low = index;
    for (const next of graph.get(node) ?? []) {
      low = Math.min(low, order.has(next) ? (open.includes(next) ? (order.get(next) ?? low) : low) : visit(next));
    }
    if (low === index) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1) {
        circles.push(group.toSorted());
      }
    }
    return low;
  };
  for (const node of graph.keys()) {
    if (!order.has(node)) {
      visit(node);
    }
  }
  return circles;
}
