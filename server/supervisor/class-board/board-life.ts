import type { ChildProcess } from 'node:child_process';
import {
  type BoardOptions,
  boardMessages,
  type MessageFromBoard,
  type MessageToBoard,
} from '../../class-board/messages.ts';
import { hear, tell } from '../child.ts';
import { rhythmFor, startHeartbeat } from '../heartbeat.ts';
import { cleanLine, limitLines, readLines } from '../log-lines.ts';
import type { LogLevel } from '../messages.ts';
import { residentMemory } from '../resident-memory.ts';

type Ready = Extract<MessageFromBoard, { readonly type: 'ready' }>;

/** How a board's process started: it is listening, it can't, or it ended without a word. */
export type BoardStart =
  | { readonly kind: 'ready'; readonly facts: Ready; readonly pid: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'ended' };

/** One process of a class board, from its start to its end. */
export interface BoardLife {
  readonly started: Promise<BoardStart>;
  /** Resolves when the process is gone; never rejects. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds of silence after which a board counts as hanging, and bytes of memory that it may take. */
const silence = 5000;
const mostMemory = 400 * 1024 * 1024;
/** Milliseconds until a board must be ready, and until it must have ended. */
const startUpLimit = 30_000;
const stopLimit = 3000;

/** Looks after a freshly spawned process of a class board: it is attacked as well, so it is killed when it hangs or takes too much memory. */
export function liveWithBoard(
  child: ChildProcess,
  options: BoardOptions,
  onLog: (level: LogLevel, text: string) => void,
): BoardLife {
  const started = Promise.withResolvers<BoardStart>();
  const ended = Promise.withResolvers<void>();
  const log = limitLines(onLog);
  const send = (message: MessageToBoard) => tell(child, message);
  let heartbeat: ReturnType<typeof startHeartbeat> | undefined;
  let reportedMemory = 0;

  const giveUp = (what: string) => {
    heartbeat?.stop();
    child.kill('SIGKILL');
    onLog('error', `The class board ${what}, so its process is ended.`);
  };
  const watch = (pid: number) => {
    heartbeat = startHeartbeat(
      rhythmFor(silence),
      (sequence) => {
        if ((residentMemory(pid) ?? reportedMemory) > mostMemory) {
          giveUp('takes too much memory');
        } else {
          send({ type: 'ping', sequence });
        }
      },
      () => giveUp(`has said nothing for ${silence / 1000} s`),
    );
  };
  const startUp = setTimeout(() => giveUp(`is not ready after ${startUpLimit / 1000} s`), startUpLimit);
  const onEnd = () => {
    clearTimeout(startUp);
    heartbeat?.stop();
    started.resolve({ kind: 'ended' });
    ended.resolve();
  };
  child.on('exit', onEnd);
  child.on('error', (error) => {
    log('error', cleanLine(`The class board's process could not be started: ${error.message}`));
    onEnd();
  });
  readLines(child.stdout, (line) => log('info', line));
  readLines(child.stderr, (line) => log('error', line));

  hear(child, boardMessages, (message) => {
    switch (message.type) {
      case 'ready':
        if (child.pid !== undefined && heartbeat === undefined) {
          clearTimeout(startUp);
          watch(child.pid);
          started.resolve({ kind: 'ready', facts: message, pid: child.pid });
        }
        break;
      case 'failed':
        started.resolve({ kind: 'failed', reason: cleanLine(message.reason) });
        break;
      case 'pong':
        reportedMemory = message.memory;
        heartbeat?.answered(message.sequence);
        break;
      case 'log':
        log(message.level, cleanLine(message.text));
    }
  });
  send({ type: 'start', options });

  return {
    started: started.promise,
    ended: ended.promise,
    stop: async () => {
      send({ type: 'stop' });
      const deadline = setTimeout(() => child.kill('SIGKILL'), stopLimit);
      await ended.promise;
      clearTimeout(deadline);
    },
  };
}
