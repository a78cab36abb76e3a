import type { ChildProcess } from 'node:child_process';
import type {
  EvaluationJob,
  EvaluationLimits,
  EvaluationOutcome,
  MessageToEvaluator,
} from '../../decoy/evaluation/messages.ts';
import type { EvaluationKind } from '../../decoy/evaluator.ts';
import { dropHandle } from '../drop-handle.ts';
import { readEvaluatorMessage } from './evaluator-messages.ts';

/** Limits per kind (rulings 7). */
const usualLimits: Readonly<Record<EvaluationKind, EvaluationLimits>> = {
  where: { time: 5000, sleep: 2500 },
  orderLines: { time: 2000, sleep: 0 },
  userName: { time: 2000, sleep: 0 },
  erasureLayout: { time: 2000, sleep: 0 },
  // A session that was lost is trained and brought up to date first.
  chatbot: { time: 5000, sleep: 0 },
  pug: { time: 2000, sleep: 0 },
  xml: { time: 2000, sleep: 0 },
  yaml: { time: 2000, sleep: 0 },
};

/** What a job may take beyond its own time before its process is killed: not everything in it can be interrupted. */
const grace = 400;
const startUpLimit = 10_000;

/** What may wait, how long, how long an idle process is kept (milliseconds), and the limits of its jobs. */
export interface EvaluatorHostOptions {
  readonly longestQueue: number;
  readonly longestWait: number;
  readonly idle: number;
  readonly limits: Readonly<Record<EvaluationKind, EvaluationLimits>>;
}

const usual: EvaluatorHostOptions = { longestQueue: 32, longestWait: 15_000, idle: 60_000, limits: usualLimits };

/** The evaluator process: started on first use, one job at a time, killed when it oversteps its deadline. */
export interface EvaluatorHost {
  /** Never rejects; jobs run in the order of their coming. */
  evaluate(job: EvaluationJob): Promise<EvaluationOutcome>;
  /** Kills the process; what waits is answered `crashed`. */
  stop(): void;
}

interface Waiting {
  readonly job: EvaluationJob;
  readonly since: number;
  readonly answer: (outcome: EvaluationOutcome) => void;
}

/** @param spawn starts an evaluator process */
export function createEvaluatorHost(
  spawn: () => ChildProcess,
  options: Partial<EvaluatorHostOptions> = {},
): EvaluatorHost {
  const { longestQueue, longestWait, idle, limits } = { ...usual, ...options };
  const queue: Waiting[] = [];
  let child: ChildProcess | undefined;
  let isReady = false;
  let running: { readonly id: number; readonly startedAt: number; readonly waiting: Waiting } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let stopped = false;

  const setTimer = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
    timer.unref();
  };

  const finish = (outcome: EvaluationOutcome) => {
    const done = running;
    running = undefined;
    done?.waiting.answer(outcome);
  };

  /** Ends the process for what it did; a new one is started when there is more to do. */
  const kill = (outcome: 'timedOut' | 'crashed') => {
    const killed = child;
    child = undefined;
    isReady = false;
    clearTimeout(timer);
    killed?.kill('SIGKILL');
    if (running !== undefined) {
      finish({ outcome, milliseconds: since(running.startedAt) });
    }
  };

  const start = () => {
    const started = spawn();
    child = started;
    isReady = false;
    const onEnd = () => {
      if (child !== started) {
        return;
      }
      const neverReady = !isReady;
      kill('crashed');
      if (neverReady) {
        giveUpWaiting();
      }
      next();
    };
    started.on('message', (received, handle) => {
      dropHandle(handle);
      const message = readEvaluatorMessage(received);
      if (child !== started || message === undefined) {
        return;
      }
      if (message.type === 'ready') {
        isReady = true;
      } else if (running?.id === message.id) {
        finish(message.result);
      }
      next();
    });
    started.on('error', onEnd);
    started.on('exit', onEnd);
    setTimer(startUpLimit, onEnd);
  };

  /** An evaluator that does not even start would be started for ever: whoever waits for it is told. */
  const giveUpWaiting = () => {
    for (const waiting of queue.splice(0)) {
      waiting.answer({ outcome: 'crashed', milliseconds: since(waiting.since) });
    }
  };

  const next = () => {
    if (stopped || running !== undefined) {
      return;
    }
    while (queue[0] !== undefined && since(queue[0].since) > longestWait) {
      queue.shift()?.answer({ outcome: 'busy', milliseconds: longestWait });
    }
    if (queue[0] === undefined) {
      if (isReady) {
        setTimer(idle, () => kill('crashed'));
      }
      return;
    }
    if (child === undefined) {
      start();
    } else if (isReady) {
      run(child, queue.shift());
    }
  };

  const run = (process: ChildProcess, waiting: Waiting | undefined) => {
    if (waiting === undefined) {
      return;
    }
    lastId += 1;
    running = { id: lastId, startedAt: performance.now(), waiting };
    const limit = limits[waiting.job.kind];
    setTimer(limit.time + grace, () => {
      kill('timedOut');
      next();
    });
    const message: MessageToEvaluator = { type: 'evaluate', id: lastId, job: waiting.job, limits: limit };
    process.send(message, () => {
      // A process that is gone is noticed by its exit.
    });
  };

  return {
    evaluate: (job) =>
      new Promise((answer) => {
        if (stopped || queue.length >= longestQueue) {
          answer({ outcome: 'busy', milliseconds: 0 });
          return;
        }
        queue.push({ job, since: performance.now(), answer });
        next();
      }),
    stop: () => {
      stopped = true;
      kill('crashed');
      giveUpWaiting();
    },
  };
}

function since(startedAt: number): number {
  return Math.round(performance.now() - startedAt);
}
