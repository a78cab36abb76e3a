import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { RecordedAnswer } from './limit-process.ts';
import { end } from './range.ts';

/** The running limit process. */
export interface Limit {
  readonly url: string;
  stop(): Promise<void>;
}

/** @param nodeFlags the flags that confine it like the shop process */
export async function startLimit(answers: readonly RecordedAnswer[], nodeFlags: readonly string[]): Promise<Limit> {
  const child = fork(join(import.meta.dirname, 'limit-process.ts'), { execArgv: [...nodeFlags] });
  child.send(answers);
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', (code) => reject(new Error(`The limit process ended with ${code}.`)));
  });
  return { url, stop: () => end(child) };
}
