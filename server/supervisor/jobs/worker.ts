import type { ChildProcess } from 'node:child_process';
import type { Form } from '../../jobs/form.ts';
import { hear, tell } from '../child.ts';

/** A process for hostile work, as its host sees it. */
export interface Worker {
  readonly pid: number | undefined;
  readonly isReady: boolean;
  send(message: object): void;
  /** Kills the process. Nothing is heard from it any more. */
  kill(): void;
}

/** Milliseconds after which a process that isn't ready counts as dead. */
const startUpLimit = 10_000;

/**
 * @param child a freshly spawned process
 * @param form of its messages; the first one says that it is ready
 * @param onEnd called once, when the process ends without having been killed, or doesn't get ready
 */
export function createWorker<Message extends { readonly type: unknown }>(
  child: ChildProcess,
  form: Form<Message>,
  { onMessage, onEnd }: { readonly onMessage: (message: Message) => void; readonly onEnd: () => void },
): Worker {
  let isReady = false;
  let isOver = false;
  const end = () => {
    if (!isOver) {
      isOver = true;
      clearTimeout(startUp);
      onEnd();
    }
  };
  const startUp = setTimeout(end, startUpLimit).unref();
  hear(child, form, (message) => {
    if (isOver) {
      return;
    }
    if (message.type === 'ready') {
      isReady = true;
      clearTimeout(startUp);
    }
    onMessage(message);
  });
  child.on('error', end);
  child.on('exit', end);
  return {
    pid: child.pid,
    get isReady() {
      return isReady;
    },
    send: (message) => tell(child, message),
    kill: () => {
      isOver = true;
      clearTimeout(startUp);
      child.kill('SIGKILL');
    },
  };
}
