/** `npm run bench`: measures the built range on this machine, and compares it with a kept run. `-- --help` says how. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../build/run-command.ts';
import { type BenchArguments, benchHelp, type GroupName, readBenchArguments } from './arguments.ts';
import { compareRuns } from './comparison/compare.ts';
import { comparisonTable } from './comparison/comparison-table.ts';
import { keepRun, type Run, readRun } from './comparison/kept-run.ts';
import { asTable, holds } from './figures.ts';

async function bench({ groups, against, keep, measured }: BenchArguments): Promise<void> {
  const only = (run: Run): Run => ({ ...run, figures: run.figures.filter(({ group }) => groups.includes(group)) });
  // A file that isn't one should be found out before anything is measured.
  const then = against === null ? null : only(readRun(against));
  const now = only(measured === null ? await measure(groups) : readRun(measured));
  if (keep !== null) {
    keepRun(keep, now, groups);
  }
  if (then !== null) {
    const changes = compareRuns(then, now);
    console.log(`\nAgainst ${against} of ${then.at.slice(0, 10)}, on ${then.cores} cores:\n`);
    console.log(comparisonTable(changes));
    process.exitCode = changes.some(({ verdict }) => verdict === 'worse') ? 1 : 0;
  }
}

/** Measures the groups, prints them and writes test-results/bench.json. Sets the exit code when a target is missed. */
async function measure(groups: readonly GroupName[]): Promise<Run> {
  // These take a second to load, which a comparison of two files can do without.
  const { buildIfStale } = await import('../../build/start/build.ts');
  const { measureGroups } = await import('./groups.ts');
  await buildIfStale();
  const before = loadavg();
  const figures = await measureGroups(groups);
  const report = {
    at: new Date().toISOString(),
    node: process.version,
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    loadAverage: { before, after: loadavg() },
    figures,
  };
  const folder = join(import.meta.dirname, '../../test-results');
  const file = join(folder, 'bench.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(asTable(figures));
  const loads = loadavg().map((load) => load.toFixed(1));
  console.log(`Load averages of the last 1, 5 and 15 minutes: ${loads.join(', ')} on ${report.cores} cores.`);
  process.exitCode = figures.every(holds) ? 0 : 1;
  return readRun(file);
}

await runCommand(async () => {
  const given = readBenchArguments(process.argv.slice(2));
  if (given.help) {
    process.stdout.write(benchHelp);
  } else {
    await bench(given);
  }
}, 2);
