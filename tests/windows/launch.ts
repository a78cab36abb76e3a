import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWindows, onDrive } from './machine.ts';

/*
 * `node launch.ts SCRIPT [WORDS]`: runs a script on Node for Windows, or a batch file, prints its output, and exits as it does. A
 * process that is asked to stop ends at once, as by the task manager: Windows has no signals.
 */

/** Milliseconds between two reads of the output. */
const rhythm = 50;

const windows = findWindows();
if ('missing' in windows) {
  throw new Error(windows.missing);
}
const [script = '', ...words] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'juice-range-wine-'));
const file = join(scratch, 'output');
// Node for Windows accepts no pipes of another system as its standard streams.
const written = openSync(file, 'w');
const read = openSync(file, 'r');
const command = script.endsWith('.cmd') ? ['cmd', '/d', '/c', onDrive(script)] : [windows.node, onDrive(script)];
const child = spawn(windows.wine, [...command, ...words], {
  // Paths without a drive are below the root of the current one, which is that of this system.
  cwd: '/',
  env: { ...process.env, ...windows.environment },
  stdio: ['ignore', written, written],
});
closeSync(written);

const part = Buffer.alloc(64 * 1024);
function printNew(): void {
  for (let size = readSync(read, part); size > 0; size = readSync(read, part)) {
    process.stdout.write(part.subarray(0, size));
  }
}
const printing = setInterval(printNew, rhythm);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => child.kill('SIGKILL'));
}
child.once('exit', (code) => {
  clearInterval(printing);
  printNew();
  closeSync(read);
  rmSync(scratch, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
