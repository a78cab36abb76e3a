import type { ChildProcess } from 'node:child_process';
import type { Budgets } from '../budgets.ts';
import { hear, tell } from './child.ts';
import { type Heartbeat, rhythmFor, startHeartbeat } from './heartbeat.ts';
import { cleanLine, limitLines, readLines } from './log-lines.ts';
import type { LogLevel, ShopFacts, ShopOptions } from './messages.ts';
import { residentMemory } from './resident-memory.ts';
import { type MessageFromShop, type MessageToShop, shopMessages } from './shop-messages.ts';
import type { EndOfShop, FailedStart } from './shop-state.ts';

/** How the start of a shop process went: it is listening, has reported a failure, or `ended` without a word. */
export type Start =
  | (ShopFacts & { readonly kind: 'ready'; readonly pid: number })
  | FailedStart
  | { readonly kind: 'ended' };

/** One shop process, from its start to its end. */
export interface ShopLife {
  readonly started: Promise<Start>;
  /** Resolves when the process is gone; never rejects. */
  readonly ended: Promise<EndOfShop>;
  send(message: MessageToShop): void;
  /** Pauses the heartbeat while something is under way that has a limit of its own. */
  withoutHeartbeat<Result>(work: Promise<Result>): Promise<Result>;
  /** Asks the process to end, and kills it if it doesn't. */
  stop(): Promise<void>;
}

/** Messages that `ShopLife` passes on because they concern others. */
export type ShopRequest = Exclude<MessageFromShop, { readonly type: 'ready' | 'failed' | 'pong' | 'underWay' | 'log' }>;

export interface ShopLifeOptions {
  readonly shop: ShopOptions;
  readonly budgets: Budgets;
  readonly onLog: (level: LogLevel, text: string) => void;
  readonly onMessage: (message: ShopRequest) => void;
}

/** Milliseconds after which a shop that isn't ready counts as hanging. Seeding on a slow machine takes a few seconds. */
const startUpLimit = 60_000;
/** How long a shop may take to close its files when asked to, in milliseconds. */
const stopLimit = 3000;

/**
 * Looks after a freshly spawned shop process: sends it its options, listens to it, and kills it when it hangs or takes more memory than it may.
 * Killing is a last resort: what learners do has its own limits, far below.
 */
export function liveWithShop(child: ChildProcess, options: ShopLifeOptions): ShopLife {
  const { silence, memory: mostMemory } = options.budgets.process;
  const started = Promise.withResolvers<Start>();
  const ended = Promise.withResolvers<EndOfShop>();
  let end: EndOfShop = 'died';
  let isReady = false;
  let isStopping = false;
  let heartbeat: Heartbeat | undefined;
  let reportedMemory = 0;
  let underWay: readonly string[] = [];

  const log = limitLines(options.onLog);
  const send = (message: MessageToShop) => tell(child, message);
  const memoryOf = () => (child.pid === undefined ? undefined : residentMemory(child.pid)) ?? reportedMemory;
  const requestsUnderWay = () => `Requests under way: ${underWay.length === 0 ? 'none reported' : underWay.join(', ')}`;
  const giveUp = (because: EndOfShop, what: string) => {
    end = because;
    heartbeat?.stop();
    child.kill('SIGKILL');
    // This bypasses the limit on lines, so that whoever floods the log can't hide it.
    options.onLog('error', `The shop process ${what}, so it is ended. ${requestsUnderWay()}`);
  };
  const watch = () => {
    const beat = startHeartbeat(
      rhythmFor(silence),
      (sequence) => {
        const memory = memoryOf();
        if (memory > mostMemory) {
          giveUp('grew', `takes ${inMebibytes(memory)} of memory, more than the ${inMebibytes(mostMemory)} allowed`);
        } else {
          send({ type: 'ping', sequence });
        }
      },
      () => giveUp('hung', `has said nothing for ${silence / 1000} s (it takes ${inMebibytes(memoryOf())} of memory)`),
    );
    heartbeat = beat;
  };
  const startUp = setTimeout(() => giveUp('hung', `is not ready after ${startUpLimit / 1000} s`), startUpLimit);

  const onEnd = () => {
    clearTimeout(startUp);
    heartbeat?.stop();
    started.resolve({ kind: 'ended' });
    ended.resolve(end);
  };
  child.on('exit', (code, signal) => {
    if (isReady && end === 'died' && !isStopping) {
      options.onLog('error', `The shop process ended unexpectedly (${signal ?? code}). ${requestsUnderWay()}`);
    }
    onEnd();
  });
  child.on('error', (error) => {
    log('error', cleanLine(`The shop process could not be started: ${error.message}`));
    onEnd();
  });
  readLines(child.stdout, (line) => log('info', line));
  readLines(child.stderr, (line) => log('error', line));

  hear(child, shopMessages(options.budgets.jobs), (message) => {
    switch (message.type) {
      case 'ready':
        if (!isReady && child.pid !== undefined) {
          isReady = true;
          clearTimeout(startUp);
          watch();
          const { type: kind, ...ready } = message;
          started.resolve({ kind, pid: child.pid, ...ready });
        }
        break;
      case 'failed':
        started.resolve({ kind: 'failed', reason: message.reason, advice: message.advice, fault: message.fault });
        break;
      case 'pong':
        reportedMemory = message.memory;
        heartbeat?.answered(message.sequence);
        break;
      case 'underWay':
        underWay = message.requests;
        break;
      case 'log':
        log(message.level, message.text);
        break;
      default:
        options.onMessage(message);
    }
  });
  send({ type: 'start', options: options.shop });

  return {
    started: started.promise,
    ended: ended.promise,
    send,
    withoutHeartbeat: (work) => {
      heartbeat?.pause();
      return work.finally(() => heartbeat?.resume());
    },
    stop: async () => {
      isStopping = true;
      send({ type: 'stop' });
      const deadline = setTimeout(() => child.kill('SIGKILL'), stopLimit);
      await ended.promise;
      clearTimeout(deadline);
    },
  };
}

function inMebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}
