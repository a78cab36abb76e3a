import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { proportionalSetSize, sizesOfTree } from '../bench/memory.ts';
import { resetProgress, sendJson, solvedKeys } from '../exploits/support.ts';
import { type RunningShop, startShop } from '../support/shop.ts';
import { collect, type Step } from './collected.ts';
import { watchAnswers } from './failures.ts';
import { BrowserNeeded } from './no-browser.ts';
import { failingProbes, probes } from './probes.ts';
import { createRandom, shuffled } from './random.ts';
import { countRequests } from './requests.ts';
import { shareShop } from './shared-shop.ts';
import { createTally } from './tally.ts';

const minutes = Number(process.env.SOAK_MINUTES);
const seed = Number(process.env.SOAK_SEED);
const clients = 8;
const minute = 60_000;
/** Minutes after which the shop is reset, so that what was exploited can be exploited again. */
const resetEvery = 3;
/** The longest that a client waits for one step, in milliseconds. */
const stepLimit = 60_000;
/** Milliseconds in which the last requests are answered, before the rest begins. */
const settlingTime = 10_000;
/** The memory that may be held after a minute of rest, as a multiple of that at the start. */
const memoryLimit = 1.3;

const say = (line: string) => console.log(line);

test('a shop that everybody attacks stays healthy', { timeout: (minutes + 10) * minute }, async () => {
  const shop = await startShop();
  try {
    shareShop(shop.url);
    const answers = watchAnswers(shop.url);
    const requests = countRequests();
    const steps: (readonly Step[])[] = [];
    for (let client = 0; client < clients; client += 1) {
      steps.push(await collectSteps(client));
    }
    say(`Soak: ${steps[0]?.length} steps, ${clients} clients, ${minutes} minutes, seed ${seed}.`);
    const atStart = await lookAt(shop);
    // The probes have started every process of the tree.
    const before = memoryOf(shop);
    say(`start: ${memoryLine(shop)}, ${Object.keys(probes).length} probes`);
    const tally = createTally();
    const end = Date.now() + minutes * minute;
    const sick = new Set(atStart);
    const attacks = steps.map((own, client) => attack(own, client, end, tally));
    const reports = reportEachMinute(shop, end, sick, tally);
    await Promise.all([...attacks, reports]);
    await wait(settlingTime);
    const requestsBefore = requests();
    // The supervisor ends what nobody has used for a minute.
    await wait(minute + 5000);
    say(`${requests() - requestsBefore} requests during the rest`);
    const after = memoryOf(shop);
    say(`after a minute of rest: ${memoryLine(shop)}`);
    for (const failing of await lookAt(shop)) {
      sick.add(`at the end: ${failing}`);
    }
    const ratio = after / before;
    const starts = shop.output().match(/Server listening/g)?.length ?? 0;
    say(tally.summary());
    list('Expected responses of 500 and more', answers.expected);
    list('UNEXPECTED responses of 500 and more', answers.unexpected);
    list('Probes that failed', new Map([...sick].map((name) => [name, 1])));
    const faults = [
      ...(answers.unexpected.size > 0 ? ['unexpected failures'] : []),
      ...(sick.size > 0 ? ['failing probes'] : []),
      ...(ratio > memoryLimit ? ['memory'] : []),
      ...(starts > 1 ? [`${starts - 1} restarts`] : []),
    ];
    say(
      `soak ${faults.length === 0 ? 'passed' : `FAILED (${faults.join(', ')})`}: ${tally.runs()} steps and ${answers.requests} requests in ${minutes} minutes, seed ${seed}; memory ${before} MiB at the start, ${after} MiB after a minute of rest (${ratio.toFixed(2)} times); ${sum(answers.unexpected)} unexpected 5xx`,
    );
    expect(faults).toEqual([]);
  } finally {
    await shop.stop();
  }
});

/** Collects the tests of all exploits, each with its challenge in front. Each client has its own copies of the files, with all their state. */
async function collectSteps(client: number): Promise<readonly Step[]> {
  const folder = join(import.meta.dirname, '../exploits');
  const steps: Step[] = [];
  for (const file of globSync('*-star*/*.test.ts', { cwd: folder }).toSorted()) {
    const key = basename(file, '.test.ts');
    const own = await collect(() => import(/* @vite-ignore */ `${join(folder, file)}?client=${client}`));
    steps.push(...own.map((step) => ({ ...step, name: `${key}: ${step.name}` })));
  }
  return steps;
}

/** Runs one client: all steps in an order of its own, again and again. */
async function attack(
  steps: readonly Step[],
  client: number,
  end: number,
  tally: ReturnType<typeof createTally>,
): Promise<void> {
  const random = createRandom(seed * clients + client);
  while (Date.now() < end) {
    for (const step of shuffled(steps, random)) {
      if (Date.now() >= end) {
        return;
      }
      const late = wait(stepLimit, 'late' as const, { ref: false });
      const outcome = await Promise.race([
        step.work().then(
          () => 'done' as const,
          (error: unknown) => (error instanceof BrowserNeeded ? ('browser' as const) : ('otherwise' as const)),
        ),
        late,
      ]);
      tally.note(step.name, outcome);
      // A late step is cleaned up as well: it would keep sending requests while the others rest.
      await step.cleanUp();
    }
  }
}

async function reportEachMinute(
  shop: RunningShop,
  end: number,
  sick: Set<string>,
  tally: ReturnType<typeof createTally>,
): Promise<void> {
  for (let passed = 1; Date.now() + minute / 2 < end; passed += 1) {
    await wait(Math.min(minute, end - Date.now()));
    const failing = await lookAt(shop);
    for (const name of failing) {
      sick.add(`minute ${passed}: ${name}`);
    }
    for (const key of await solvedKeys(shop.url)) {
      tally.solved(key);
    }
    say(
      `minute ${passed}: ${memoryLine(shop)}, ${tally.line()}${failing.map((name) => `, FAILING: ${name}`).join('')}`,
    );
    if (passed % resetEvery === 0) {
      await sendJson('POST', `${shop.url}/rest/range/reset-shop`, { confirm: true }, { 'X-Range': '1' });
      await resetProgress(shop.url);
    }
  }
}

/** Returns what keeps failing: under eight attackers, any request may be refused once because there are too many. */
async function lookAt(shop: RunningShop): Promise<readonly string[]> {
  let failing = await failingProbes(shop.url);
  for (let again = 0; again < 3 && failing.length > 0; again += 1) {
    await wait(5000);
    const still = new Set(await failingProbes(shop.url).then((names) => names.map(nameOf)));
    failing = failing.filter((name) => still.has(nameOf(name)));
  }
  return failing;
}

/** Returns a probe's name without its error message. */
function nameOf(failing: string): string {
  return failing.replace(/ \(.*$/s, '');
}

function memoryOf(shop: RunningShop): number {
  return Math.round(proportionalSetSize(shop.supervisorPid) ?? Number.NaN);
}

/** Describes the memory in all, and by process. */
function memoryLine(shop: RunningShop): string {
  const sizes = [...(sizesOfTree(shop.supervisorPid) ?? [])].map(([name, size]) => `${name} ${Math.round(size)}`);
  return `${memoryOf(shop)} MiB (${sizes.join(', ')})`;
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

function list(title: string, counts: ReadonlyMap<string, number>): void {
  if (counts.size > 0) {
    say(
      `${title}:\n${[...counts]
        .map(([what, count]) => `  ${count} x ${what}`)
        .toSorted()
        .join('\n')}`,
    );
  }
}
