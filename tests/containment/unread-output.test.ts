import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

/* Runs the command line in a terminal that was stopped (Ctrl-S), or with a pipe that nobody reads: it must keep supervising. */

const cli = join(import.meta.dirname, '../../dist/server/cli.js');

/** `script` gives a program a terminal, and writes its output to a pipe. */
const hasTerminals = spawnSync('script', ['--version']).status === 0;
if (!hasTerminals) {
  console.log('SKIPPED: there is no script(1) to make a terminal');
}

let port = 0;
let command: ChildProcess;

afterEach(async () => {
  const gone = new Promise((resolve) => command.once('exit', resolve));
  for (const pid of processes((line) => line.includes(`${cli} --port ${port} `) && !line.includes('script'))) {
    process.kill(pid, 'SIGTERM');
  }
  // Whatever has not been read yet is lost with it.
  command.stdout?.resume();
  await gone;
});

function processes(isWanted: (line: string) => boolean): readonly number[] {
  return execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter(isWanted)
    .map((line) => Number.parseInt(line, 10));
}

const shopOf = (supervisor: number) =>
  processes((line) => line.includes('shop-process') && line.trim().split(/\s+/)[1] === `${supervisor}`);

/** Ways to run the command so that nobody reads its output. */
const outputs: readonly (readonly [name: string, run: (words: readonly string[]) => readonly string[]])[] = [
  ['a pipe', (words) => words],
  ...(hasTerminals
    ? [
        [
          'a terminal',
          (words: readonly string[]) => ['script', '-qfec', `exec ${words.join(' ')}`, '/dev/null'],
        ] as const,
      ]
    : []),
];

test.each(outputs)(
  'a shop is started again even when nobody reads its output to %s',
  async (_name, through) => {
    port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const [program = '', ...words] = through([process.execPath, cli, '--port', `${port}`, '--ephemeral']);
    command = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    const answers = async () => (await fetch(`${url}/rest/admin/application-version`)).status;
    await vi.waitFor(async () => expect(await answers()).toBe(200), { timeout: 20_000, interval: 100 });
    const [supervisor = 0] = processes((line) => line.includes(`${cli} --port ${port} `) && !line.includes('script'));
    const [before = 0] = shopOf(supervisor);
    // Each one leaves a line of two thousand characters in the log, and a pipe holds 64 KiB.
    const token = await tokenOf(url);
    const long = `'${'x'.repeat(3000)}'`;
    for (let request = 0; request < 80; request += 1) {
      await fetch(`${url}/b2b/v2/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ orderLinesData: long }),
      });
    }
    process.kill(before, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(shopOf(supervisor)).not.toContain(before);
        expect(await answers()).toBe(200);
      },
      { timeout: 10_000, interval: 100 },
    );
  },
  60_000,
);

async function tokenOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/rest/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: "' or 1=1--", password: 'x' }),
  });
  return ((await answer.json()) as { authentication: { token: string } }).authentication.token;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
