import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Scratch, startTool, type Tool } from './tools.ts';

/** A request that went through the proxy, with its response. */
export interface RecordedCall {
  readonly verb: string;
  readonly path: string;
  readonly status: number;
  /** The bodies, decompressed. */
  readonly sent: string;
  readonly received: string;
}

/** A recording proxy. */
export interface RecordingProxy {
  /** The proxy's address, `127.0.0.1:<port>`. */
  readonly address: string;
  /** Returns the exchanges so far, in the order of their responses. */
  calls(): readonly RecordedCall[];
  stop(): Promise<void>;
}

/** Starts mitmdump on a free loopback port. Rejects with its output when it does not start. */
export async function startRecordingProxy(mitmdump: Tool, scratch: Scratch): Promise<RecordingProxy> {
  const file = join(scratch.folder, 'flows.jsonl');
  const run = startTool(mitmdump, scratch, [
    ...['--listen-host', '127.0.0.1', '--listen-port', '0', '--set', `confdir=${join(scratch.folder, 'mitmproxy')}`],
    ...['-s', join(import.meta.dirname, 'record-flows.py'), '--set', `flows=${file}`],
  ]);
  const address = await new Promise<string>((resolve, reject) => {
    run.child.stdout?.on('data', () => {
      const found = /listening at (?:http:\/\/)?(127\.0\.0\.1:\d+)/.exec(run.output())?.[1];
      if (found !== undefined) {
        resolve(found);
      }
    });
    run.ended.then(() => reject(new Error(`mitmdump ended: ${run.output()}`)), reject);
  });
  return {
    address,
    calls: () =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .filter((line) => line !== '')
            .map((line): RecordedCall => JSON.parse(line))
        : [],
    stop: async () => {
      run.child.kill('SIGTERM');
      await run.ended;
    },
  };
}
