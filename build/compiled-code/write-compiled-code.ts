import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { compiledCodeOf } from '../../server/compiled-code.ts';
import { type BuiltPaths, confinedEnvironment, shopLaunch } from '../../server/supervisor/confinement-flags.ts';
import type { ShopOptions } from '../../server/supervisor/messages.ts';
import { spawnNode } from '../../server/supervisor/spawn-process.ts';

/** Milliseconds that the shop has for its start and the first requests. */
const patience = 60_000;

/** What a browser asks for first. Functions that are called for it are compiled too. */
const firstRequests = [
  '/',
  '/main.js',
  '/rest/admin/application-version',
  '/rest/admin/application-configuration',
  '/rest/languages',
  '/rest/products/search?q=',
  '/api/Challenges/?name=Score%20Board',
  '/socket.io/?EIO=4&transport=polling',
  '/rest/range/score-board',
];

/** The messages that matter here. */
const messages = z.union([
  z.object({ type: z.literal('ready'), port: z.number() }),
  z.object({ type: z.literal('compiledCode'), code: z.base64() }),
]);

/**
 * Starts the built shop in memory, exactly as its supervisor does, and writes the code that V8 has compiled beside its bundle (decision 130). Replaces
 * that of an earlier build.
 * @throws when the shop doesn't start
 */
export async function writeCompiledCode(paths: BuiltPaths): Promise<void> {
  for (const name of readdirSync(paths.server).filter((file) => file.endsWith('.code'))) {
    rmSync(join(paths.server, name));
  }
  const { entry, flags } = shopLaunch(paths, { kind: 'memory' });
  const child = spawnNode(entry, flags, confinedEnvironment());
  const deadline = setTimeout(() => child.kill('SIGKILL'), patience);
  try {
    const code = await compiledCode(child, { content: join(paths.server, 'content.json'), pages: paths.pages });
    writeFileSync(compiledCodeOf(join(paths.server, 'shop.cjs')), code);
  } finally {
    clearTimeout(deadline);
    child.kill('SIGKILL');
  }
}

/** Lets the shop start and answer, and returns the code that it has compiled by then. */
async function compiledCode(child: ChildProcess, paths: ShopOptions['paths']): Promise<Buffer> {
  const compiled = new Promise<Buffer>((resolve, reject) => {
    child.on('message', (message) => {
      const { data } = messages.safeParse(message);
      if (data?.type === 'ready') {
        askFirst(data.port).then(() => child.send({ type: 'sendCompiledCode' }), reject);
      } else if (data?.type === 'compiledCode') {
        resolve(Buffer.from(data.code, 'base64'));
      }
    });
  });
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The built shop ended before it was compiled (${signal ?? `exit code ${code}`}).`);
  });
  child.stderr?.pipe(process.stderr);
  child.send({ type: 'start', options: { ...plainShop, paths } });
  return await Promise.race([compiled, ended]);
}

async function askFirst(port: number): Promise<void> {
  for (const path of firstRequests) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    await response.arrayBuffer();
  }
}

const plainShop: Omit<ShopOptions, 'paths'> = {
  host: '127.0.0.1',
  port: 0,
  allowedHosts: [],
  storage: { kind: 'memory' },
  fresh: false,
  configuration: null,
  variant: null,
  ctfKey: null,
  solutionsWebhook: null,
  basePath: null,
};
