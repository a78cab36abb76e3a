/**
 * `npm run smoke [-- --packed] [-- --real]`: drives the app in its window through what has to work, and saves pictures to
 * `test-results/smoke/`. Exits with 1 when a step fails. `--packed` tries the app that `npm run dist` left in `release/`.
 * `--real` fails where Electron is not available, instead of trying the app under a stand-in.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../build/start/build.ts';
import { type SmokeApp, startApp } from './app.ts';
import { type Journey, type Step, steps } from './steps.ts';
import { findSubject, type Subject } from './subject.ts';

const pictures = join(import.meta.dirname, '../../test-results/smoke');

/** Milliseconds that one step may take on a busy machine. */
const patience = 60_000;

async function smoke(): Promise<void> {
  const { values } = parseArgs({ options: { packed: { type: 'boolean' }, real: { type: 'boolean' } } });
  const scratch = mkdtempSync(join(tmpdir(), 'juice-range-smoke-'));
  try {
    if (values.packed !== true) {
      await buildIfStale();
    }
    const subject = await findSubject({ isPacked: values.packed ?? false, isReal: values.real ?? false }, scratch);
    console.log(`Smoke run: ${subject.description}.`);
    rmSync(pictures, { recursive: true, force: true });
    await walk(subject, scratch);
    console.log(`All ${steps.length} steps passed. Pictures: ${pictures}`);
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function walk(subject: Subject, scratch: string): Promise<void> {
  const app = await inTime('the app starts', startApp(subject, { scratch, pictures }));
  try {
    const shop = await inTime('the shop starts', app.waitForShop());
    for (const step of steps) {
      await take(step, { app, shop, scratch }, subject.isReal);
    }
  } catch (error) {
    await endAtOnce(app);
    throw error;
  }
}

async function take(step: Step, journey: Journey, isReal: boolean): Promise<void> {
  const started = performance.now();
  await inTime(step.name, step.run(journey));
  console.log(`passed  ${step.name} (${Math.round(performance.now() - started)} ms)`);
  if (!isReal) {
    console.log(`        Only real Electron proves ${step.onlyReal}.`);
  }
}

/** @throws with the name of what failed at the beginning of the message */
async function inTime<Result>(name: string, work: Promise<Result>): Promise<Result> {
  const limit = new AbortController();
  const late = delay(patience, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`It took more than ${patience / 1000} seconds.`);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw new Error(`FAILED  ${name}: ${error instanceof Error ? error.message : error}`);
  } finally {
    late.catch(() => undefined);
    limit.abort();
  }
}

/** Ends the app after a failed run, which must not hold up whoever started it, and prints its output. */
async function endAtOnce(app: SmokeApp): Promise<void> {
  app.quit().catch(() => undefined);
  await Promise.race([app.ended, delay(5_000)]);
  console.error(app.output());
}

try {
  await smoke();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// Playwright's driver would keep a run that failed halfway from ending.
process.exit();
