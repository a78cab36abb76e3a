import type { MessageFromBoard, MessageToBoard } from './class-board/messages.ts';
import { type RunningBoard, runBoard } from './class-board/run-board.ts';

/** Entry point of a class board's confined process (decision 102). It does what its supervisor says over IPC, and ends when the supervisor does. */
const send = process.send?.bind(process);
if (send === undefined) {
  console.error('This is the inner process of the class board: start dist/server/class.js instead.');
  process.exit(2);
}

/** How long shutting down may take, in milliseconds. */
const patience = 2000;

let board: RunningBoard | undefined;

process.on('message', (message: MessageToBoard) => {
  switch (message.type) {
    case 'start':
      void start(message);
      break;
    case 'ping':
      // On Linux, the supervisor measures the memory itself.
      tell({
        type: 'pong',
        sequence: message.sequence,
        memory: process.platform === 'linux' ? 0 : process.memoryUsage.rss(),
      });
      break;
    case 'stop':
      void end();
  }
});
process.on('disconnect', () => end());
process.on('SIGTERM', () => end());
process.on('SIGINT', () => {
  // Ctrl-C in a terminal reaches every process of the tree; the supervisor ends this one in good order.
});
process.on('uncaughtException', (error) => {
  process.stderr.write(`The class board ends because of an unexpected error: ${error.stack}\n`, () => process.exit(1));
  setTimeout(() => process.exit(1), patience);
});

async function start({ options }: Extract<MessageToBoard, { type: 'start' }>): Promise<void> {
  try {
    const running = await runBoard(options, (level, text) => tell({ type: 'log', level, text }));
    board = running;
    tell(running.ready);
  } catch (error) {
    tell({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

function tell(message: MessageFromBoard): void {
  if (process.connected) {
    send?.(message);
  }
}

/** Ends in good order, unless that takes too long. */
async function end(): Promise<void> {
  setTimeout(() => process.exit(0), patience);
  await board?.stop();
  process.exit(0);
}
