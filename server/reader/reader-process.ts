import { sealReader } from '../confinement/seal-reader.ts';
import { createAnswerer } from './create-answerer.ts';
import type { MessageFromReader, MessageToReader } from './messages.ts';

/**
 * Entry of the reader: a process without files, addons, children or workers that runs learners' SQL on a copy of the shop's tables (design
 * section 1). Where Node takes no copy in memory, it may write to one folder, and the copy lies there. The supervisor starts it on first use, and kills it when a text takes too long or too much memory.
 */
const writable = '--allow-fs-write=';
const scratch = process.execArgv.find((flag) => flag.startsWith(writable))?.slice(writable.length) ?? null;
const answerer = createAnswerer(undefined, scratch);
sealReader();

/** What has not begun; between two of them the supervisor may say that it is to be dropped. */
let waiting: { readonly id: number; readonly sql: string }[] = [];
let isRunning = false;

process.on('message', (message: MessageToReader) => {
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
      send({ type: 'dropped' });
      break;
    default:
      answerer.take(message);
  }
});

function runNext(): void {
  const next = waiting.shift();
  isRunning = next !== undefined;
  if (next !== undefined) {
    send({ type: 'done', id: next.id, result: answerer.run(next.sql) });
    setImmediate(runNext);
  }
}

process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => {
  // Ctrl-C in a terminal reaches every process of the tree; the supervisor ends this one in its own time.
});
send({ type: 'ready' });

function send(message: MessageFromReader): void {
  process.send?.(message);
}
