import { basename, join } from 'node:path';
import { findBoard } from './supervisor/board-search/nearby.ts';
import { type CliArguments, readArguments, UsageError } from './supervisor/command-line/arguments.ts';
import { helpText } from './supervisor/command-line/help.ts';
import { createPrinter } from './supervisor/command-line/printer.ts';
import { describeConfinement } from './supervisor/command-line/report.ts';
import { inWorkshop, shopOptionsFrom } from './supervisor/command-line/shop-options.ts';
import { cleanLine } from './supervisor/log-lines.ts';
import type { LogLevel } from './supervisor/messages.ts';
import type { EndOfShop } from './supervisor/shop-state.ts';
import { type ShopState, type Supervisor, startSupervisor } from './supervisor/supervisor.ts';

const output = createPrinter(process.stdout);
const errors = createPrinter(process.stderr);

/** Exit codes: 0 if the shop was stopped, 1 if it cannot start or gave up, 2 for wrong usage. */
const usageExit = 2;
const failureExit = 1;

async function main(): Promise<void> {
  const given = readArguments(process.argv.slice(2));
  if (given.help) {
    process.stdout.write(helpText);
    return;
  }
  await serve(given);
}

async function serve(given: CliArguments): Promise<void> {
  const options = await optionsFrom(given);
  if (options === null) {
    process.exitCode = failureExit;
    return;
  }
  let address: string | null = null;
  if (given.trainer) {
    const { serveTrainer } = await import('./supervisor/trainer/serve-trainer.ts');
    const { url } = await serveTrainer(join(import.meta.dirname, '../trainer'), () => address);
    output.print(`For trainers only, with all solutions: ${url}`);
  }
  const starting = startSupervisor({
    ...options,
    findBoard,
    paths: { server: import.meta.dirname, pages: join(import.meta.dirname, '../renderer') },
    onState: (state) => {
      printState(state, given.ephemeral);
      if (state.kind === 'ready') {
        address = state.url;
      }
      if (state.kind === 'failed') {
        process.exitCode = failureExit;
      }
    },
    onLog: printLog,
  });
  stopOnSignals(starting);
  await starting;
}

/** @returns null when the workshop profile cannot be used, in which case its faults have been printed */
async function optionsFrom(given: CliArguments) {
  const options = shopOptionsFrom(given, process.env);
  if (given.profile === null) {
    return { shop: options, class: null };
  }
  // The profile's parser is loaded only when it is needed.
  const { readProfileFile } = await import('../shared/workshop/profile-file.ts');
  const read = readProfileFile(given.profile, import.meta.dirname);
  if (read.kind === 'bad') {
    console.error(cleanLine(`The workshop profile ${given.profile} cannot be used:`));
    for (const fault of read.faults) {
      console.error(`  ${cleanLine(fault)}`);
    }
    return null;
  }
  const { workshopOf } = await import('../shared/workshop/workshop.ts');
  const workshop = workshopOf(read.profile, basename(given.profile));
  return { shop: inWorkshop(options, workshop), class: workshop.class };
}

/**
 * Milliseconds within which several signals count as one, since a terminal or `timeout` may send more than one. A later
 * signal ends the process at once.
 */
const onePress = 500;

/** Stops the shop in good order at the first signal, and at once at the second. */
function stopOnSignals(starting: Promise<Supervisor>): void {
  let first: number | undefined;
  const onSignal = async () => {
    first ??= performance.now();
    if (performance.now() - first > onePress) {
      process.exit(failureExit);
    }
    const supervisor = await starting;
    await supervisor.stop();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, onSignal);
  }
}

const whatHappened: Readonly<Record<EndOfShop, string>> = {
  died: 'The shop died',
  hung: 'The shop stopped responding',
  grew: 'The shop took too much memory',
};

function printState(state: ShopState, isEphemeral: boolean): void {
  switch (state.kind) {
    case 'ready':
      output.print(`Juice Range is ready at ${state.url}`);
      if (state.restarts === 0) {
        output.print(describeConfinement(state.confinement));
        if (state.offersHelp) {
          output.print(`Handbook, and help for learners and trainers: ${state.url}/handbook/`);
        }
      }
      break;
    case 'restarting': {
      const kept = isEphemeral
        ? 'What you have solved is kept; the shop itself was in memory and begins anew.'
        : 'What you have solved is kept.';
      errors.print(`${whatHappened[state.because]} and is being restarted. ${kept}`);
      break;
    }
    case 'failed':
      errors.print(cleanLines(`${state.reason} ${state.advice}`));
      break;
    default:
  }
}

/** Removes control characters from each line: others may have written the text, and it must not move the cursor or set the title. */
function cleanLines(text: string): string {
  return text.split('\n').map(cleanLine).join('\n');
}

function printLog(level: LogLevel, text: string): void {
  const line = cleanLines(`${level}: ${text}`);
  if (level === 'info') {
    output.print(line);
  } else {
    errors.print(line);
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) {
    throw error;
  }
  console.error(cleanLines(`${error.message} Try --help.`));
  process.exitCode = usageExit;
});
