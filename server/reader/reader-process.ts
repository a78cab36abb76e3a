import { sealReader } from '../confinement/seal-reader.ts';
import type { RunJob } from '../jobs/messages.ts';
import { serve } from '../jobs/serve.ts';
import { createAnswerer } from './create-answerer.ts';
import type { MessageFromReader, MessageToReader, ReaderJob } from './messages.ts';

/**
 * The entry point of the reader: a process without files, addons, child processes or workers that runs learners' SQL on
 * a copy of the shop's tables (architecture.md 1). Where Node can't load a copy into memory, the process may write to
 * one folder, which holds the copy. The supervisor starts it on first use, and kills it when a statement takes too long
 * or too much memory.
 */
const writable = '--allow-fs-write=';
const scratch = process.execArgv.find((flag) => flag.startsWith(writable))?.slice(writable.length) ?? null;
const answerer = createAnswerer(undefined, scratch);
sealReader();

/** Jobs that haven't begun. Between two of them, the supervisor may tell this process to drop the rest. */
let waiting: RunJob<ReaderJob>[] = [];
let isRunning = false;

const say = serve<MessageToReader | readonly MessageToReader[], MessageFromReader>((parcel) =>
  [parcel].flat().forEach(take),
);

function take(message: MessageToReader): void {
  switch (message.type) {
    case 'run':
      waiting.push(message);
      if (!isRunning) {
        isRunning = true;
        setImmediate(runNext);
      }
      break;
    case 'drop':
      waiting = waiting.filter(({ id }) => id === message.butFor);
      say({ type: 'dropped' });
      break;
    default:
      answerer.take(message);
  }
}

function runNext(): void {
  const next = waiting.shift();
  isRunning = next !== undefined;
  if (next !== undefined) {
    say({ type: 'done', id: next.id, result: answerer.run(next.job.sql, next.job.wanted) });
    setImmediate(runNext);
  }
}
