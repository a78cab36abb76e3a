import type { ChildProcess } from 'node:child_process';
import { dropHandle } from './drop-handle.ts';
import { type HeartbeatRhythm, startHeartbeat } from './heartbeat.ts';
import { cleanLine, limitLines, readLines } from './log-lines.ts';
import type {
  ConfinementReport,
  LogLevel,
  MessageFromShop,
  MessageToShop,
  ShopOptions,
  StartFault,
} from './messages.ts';
import { readShopMessage } from './shop-messages.ts';

/** A shop process that got so far as to listen. */
export interface Ready {
  readonly kind: 'ready';
  readonly pid: number;
  readonly port: number;
  /** The port that was asked for, 0 for any. */
  readonly preferredPort: number;
  readonly confinement: ConfinementReport;
}

/** What became of the start of a shop process: `ended` without a word. */
export type Start =
  | Ready
  | { readonly kind: 'failed'; readonly reason: string; readonly advice: string; readonly fault: StartFault }
  | { readonly kind: 'ended' };

/** One shop process, from its start to its end. */
export interface ShopLife {
  readonly started: Promise<Start>;
  /** Resolves when the process is gone; never rejects. */
  readonly ended: Promise<'died' | 'hung'>;
  send(message: MessageToShop): void;
  /** Asks the process to end, and kills it if it does not. */
  stop(): Promise<void>;
}

export interface ShopLifeOptions {
  readonly shop: ShopOptions;
  readonly heartbeat: HeartbeatRhythm;
  readonly onLog: (level: LogLevel, text: string) => void;
  /** Told of requests and of finished resets. */
  readonly onMessage: (message: Extract<MessageFromShop, { type: 'evaluate' | 'askChain' | 'resetDone' }>) => void;
}

/** A shop that is not ready by then hangs; seeding on a slow machine takes a few seconds. */
const startUpLimit = 60_000;
/** How long a shop may take to close its files when asked to. */
const stopLimit = 3000;

/** Lives with a freshly spawned shop process: gives it its orders, listens to it, and kills it when it hangs. */
export function liveWithShop(child: ChildProcess, options: ShopLifeOptions): ShopLife {
  const started = Promise.withResolvers<Start>();
  const ended = Promise.withResolvers<'died' | 'hung'>();
  let hung = false;
  let isReady = false;

  const log = limitLines(options.onLog);
  const send = (message: MessageToShop) => {
    if (child.connected) {
      child.send(message, () => {
        // A process that is gone is noticed by its exit.
      });
    }
  };
  const giveUp = () => {
    hung = true;
    child.kill('SIGKILL');
  };
  const heartbeat = { current: undefined as ReturnType<typeof startHeartbeat> | undefined };
  const startUp = setTimeout(giveUp, startUpLimit);

  const onEnd = () => {
    clearTimeout(startUp);
    heartbeat.current?.stop();
    started.resolve({ kind: 'ended' });
    ended.resolve(hung ? 'hung' : 'died');
  };
  child.on('exit', onEnd);
  child.on('error', (error) => {
    log('error', cleanLine(`The shop process could not be started: ${error.message}`));
    onEnd();
  });
  readLines(child.stdout, (line) => log('info', line));
  readLines(child.stderr, (line) => log('error', line));

  child.on('message', (received, handle) => {
    dropHandle(handle);
    const message = readShopMessage(received);
    switch (message?.type) {
      case 'ready':
        if (!isReady && child.pid !== undefined) {
          isReady = true;
          clearTimeout(startUp);
          const { port, preferredPort, confinement } = message;
          heartbeat.current = startHeartbeat(options.heartbeat, (sequence) => send({ type: 'ping', sequence }), giveUp);
          started.resolve({ kind: 'ready', pid: child.pid, port, preferredPort, confinement });
        }
        break;
      case 'failed':
        started.resolve({ kind: 'failed', reason: message.reason, advice: message.advice, fault: message.fault });
        break;
      case 'pong':
        heartbeat.current?.answered(message.sequence);
        break;
      case 'log':
        log(message.level, message.text);
        break;
      case 'evaluate':
      case 'askChain':
      case 'resetDone':
        options.onMessage(message);
        break;
      default:
    }
  });
  send({ type: 'start', options: options.shop });

  return {
    started: started.promise,
    ended: ended.promise,
    send,
    stop: async () => {
      send({ type: 'stop' });
      const deadline = setTimeout(() => child.kill('SIGKILL'), stopLimit);
      await ended.promise;
      clearTimeout(deadline);
    },
  };
}
