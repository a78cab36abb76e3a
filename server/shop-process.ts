import type { KeptProgress } from '../shared/api/kept-progress.ts';
import { budgets } from './budgets.ts';
import type { ChainLink } from './chain/remote/chain-link.ts';
import { createRemoteEvaluator } from './decoy/remote-evaluator.ts';
import { createParcels } from './jobs/parcels.ts';
import { createQuestions } from './jobs/questions.ts';
import type { FixLink } from './own-fix/messages.ts';
import type { ReaderLink } from './reader/remote/reader-link.ts';
import { createClassLink } from './shop-process/class-link.ts';
import { reportRequests } from './shop-process/requests-under-way.ts';
import { StartError } from './shop-process/start-error.ts';
import { type StartedShop, startShop } from './shop-process/start-shop.ts';
import { tellProgress } from './shop-process/tell-progress.ts';
import { tidyWhenFull } from './shop-process/tidy.ts';
import type { LogLevel, ShopOptions } from './supervisor/messages.ts';
import type { MessageFromShop, MessageToShop } from './supervisor/shop-messages.ts';

/**
 * Entry point of the confined process (architecture.md 1). It does what its supervisor says over IPC, and ends when the
 * supervisor does.
 */
const send = process.send?.bind(process);
if (send === undefined) {
  console.error('This is the inner process of Juice Range: start dist/server/cli.js instead.');
  process.exit(2);
}

/** How long shutting down may take, in milliseconds. */
const patience = 2000;

const noProgress: KeptProgress = { challenges: [], wasReset: false, learner: [] };

const questions = createQuestions(budgets.jobs.patience);
const busy = { outcome: 'busy', milliseconds: budgets.jobs.patience } as const;
const evaluator = createRemoteEvaluator((job) => questions.ask((id) => tell({ type: 'evaluate', id, job }), busy));
const fixes: FixLink = { tryFix: (job) => questions.ask((id) => tell({ type: 'tryFix', id, job }), busy) };
const chain: ChainLink = { ask: (job) => questions.ask((id) => tell({ type: 'askChain', id, job }), busy) };
const statements = createParcels(tell);
const reader: ReaderLink = {
  copy: (message) => {
    // Statements run on the copy that was the latest when they were asked.
    statements.flush();
    tell(message);
  },
  ask: (job) => questions.ask((id) => statements.post({ type: 'runSql', id, job }), busy),
};
const classLink = createClassLink(tell, (send) => questions.ask(send, { kind: 'none' }));
const tidy = tidyWhenFull(budgets.process.memory);
let shop: StartedShop | undefined;

process.on('message', (message: MessageToShop) => {
  switch (message.type) {
    case 'start':
      void start(message.options);
      break;
    case 'ping':
      // On Linux, the supervisor measures the memory itself.
      tell({
        type: 'pong',
        sequence: message.sequence,
        memory: process.platform === 'linux' ? 0 : process.memoryUsage.rss(),
      });
      tidy();
      break;
    case 'answered':
      questions.answered(message.id, message.result);
      break;
    case 'classStatus':
      shop?.app.classDesk.setStatus(message.status);
      break;
    case 'flagKey':
      shop?.app.setFlagKey(message.key);
      break;
    case 'askClassProgress':
      shop?.app.classDesk.tellAll();
      break;
    case 'resetShop':
      shop?.app.resetShop().then(
        () => tell({ type: 'resetDone', what: 'shop' }),
        () => {
          // The supervisor has already been told, by `onResetFailed`.
        },
      );
      break;
    case 'resetProgress':
      shop?.app.resetProgress();
      tell({ type: 'resetDone', what: 'progress' });
      break;
    case 'stop':
      void end();
      break;
  }
});
process.on('disconnect', () => end());
process.on('SIGTERM', () => end());
process.on('SIGINT', () => {
  // Ctrl-C in a terminal reaches every process of the tree; the supervisor ends this one in good order.
});
process.on('uncaughtException', endWith);

async function start(options: ShopOptions): Promise<void> {
  try {
    const onResetFailed = () => tell({ type: 'resetFailed' });
    const ways = { evaluator, fixes, chain, reader, onResetFailed, classLink, ...waysOfProgress(options) };
    shop = await startShop(options, ways, log);
    reportRequests((requests) => tell({ type: 'underWay', requests }));
    const { port, preferredPort, confinement, offersHelp } = shop;
    tell({ type: 'ready', port, preferredPort, confinement, offersHelp });
    if (shop.basePath !== '') {
      log('info', `Server using proxy base path ${shop.basePath} for redirects`);
    }
  } catch (error) {
    if (!(error instanceof StartError)) {
      throw error;
    }
    tell({ type: 'failed', reason: error.message, advice: error.advice, fault: error.fault });
  }
}

function tell(message: MessageFromShop | readonly MessageFromShop[]): void {
  if (process.connected) {
    send?.(message);
  }
}

/** Makes the supervisor keep the progress of a shop without files. */
function waysOfProgress({ storage, progress = noProgress }: ShopOptions) {
  return storage.kind === 'memory'
    ? { progressElsewhere: tellProgress(progress, (message, onSent) => send?.(message, undefined, undefined, onSent)) }
    : {};
}

function log(level: LogLevel, text: string): void {
  tell({ type: 'log', level, text });
}

/** Ends the process after an unexpected error: its state is unknown, so a new process takes over. */
function endWith(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`The shop process ends because of an unexpected error: ${text}\n`, () => process.exit(1));
  setTimeout(() => process.exit(1), patience);
}

/** Ends in good order, unless that takes too long. */
async function end(): Promise<void> {
  setTimeout(() => process.exit(0), patience);
  await shop?.stop();
  process.exit(0);
}
