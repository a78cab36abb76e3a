import { join } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { classHelp, readClassArguments } from './supervisor/class-board/class-arguments.ts';
import { openClass } from './supervisor/class-board/open-class.ts';
import type { ClassBoardState } from './supervisor/class-board/start-class-board.ts';
import { UsageError } from './supervisor/command-line/arguments.ts';
import { createPrinter } from './supervisor/command-line/printer.ts';
import { cleanLine } from './supervisor/log-lines.ts';

/* `npm run class`: opens a class board (architecture.md 11) without the desktop app, and prints where it is. */

const output = createPrinter(process.stdout);
const errors = createPrinter(process.stderr);

/** Exit codes: 0 if the board was stopped, 1 if it cannot start or gave up, 2 for wrong usage. */
const failureExit = 1;
const usageExit = 2;

async function main(): Promise<void> {
  // npm runs scripts in the package's folder, but paths are relative to where it was called.
  const given = readClassArguments(process.argv.slice(2), process.env.INIT_CWD);
  if (given.help) {
    process.stdout.write(classHelp);
    return;
  }
  const opened = await openClass({
    ...given,
    server: import.meta.dirname,
    pages: join(import.meta.dirname, '../class-board'),
    onState: print,
    onLog: (level, text) => (level === 'info' ? output : errors).print(cleanLine(`${level}: ${text}`)),
  });
  if (opened.kind === 'bad') {
    for (const fault of opened.faults) {
      errors.print(cleanLine(fault));
    }
    process.exitCode = failureExit;
    return;
  }
  if (opened.board.state().kind === 'ready') {
    output.print(`Profile for learners' apps: ${opened.profile}`);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await opened.board.stop();
      process.exit();
    });
  }
}

function print(state: ClassBoardState): void {
  switch (state.kind) {
    case 'ready': {
      if (state.restarts > 0) {
        output.print('The class board is ready again.');
        break;
      }
      const [address = ''] = state.addresses;
      output.print(
        `The class board "${cleanLine(state.name)}" is ready. The wall, for the projector and for learners:`,
      );
      for (const each of state.addresses) {
        output.print(`  ${each}`);
      }
      output.print(renderUnicodeCompact(address, { border: 1 }));
      output.print(`For the trainer, on this machine only: ${state.trainerUrl}`);
      output.print(`For a Juice Shop (SOLUTIONS_WEBHOOK): ${state.webhooks[0] ?? ''}`);
      output.print(
        state.isConfined
          ? 'The board runs confined: it writes to its own folder only, and opens no connection.'
          : 'Warning: the walls around the board are not all in place.',
      );
      break;
    }
    case 'restarting':
      errors.print('The class board has ended and is being restarted. What it has answered is kept.');
      break;
    case 'failed':
      errors.print(cleanLine(state.reason));
      process.exitCode = failureExit;
      break;
    default:
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) {
    throw error;
  }
  console.error(cleanLine(`${error.message} Try --help.`));
  process.exitCode = usageExit;
});
