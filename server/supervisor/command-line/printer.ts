import type { Writable } from 'node:stream';
import { budgets } from '../../budgets.ts';

/** Prints lines without ever waiting for a reader. */
export interface Printer {
  print(line: string): void;
}

/** The part of a stream that matters here: Node's streams for terminals and pipes have a handle that can be told not to block. */
type StandardStream = Writable & { readonly _handle?: { setBlocking?(isBlocking: boolean): void } | null };

/**
 * Makes a printer on standard output or error. A terminal that was stopped (Ctrl-S), or a pipe that nobody reads, neither holds up the printing
 * process nor fills its memory: lines that don't fit are left out, and their number is printed once there is room again.
 */
export function createPrinter(stream: StandardStream, mostUnread = budgets.printed.unread): Printer {
  // Node makes writes to a terminal wait, and no public function undoes that.
  stream._handle?.setBlocking?.(false);
  stream.on('error', () => {
    // The reader has gone away, and the shop goes on without it.
  });
  let leftOut = 0;
  return {
    print: (line) => {
      if (stream.destroyed || stream.writableLength + line.length > mostUnread) {
        leftOut += 1;
        return;
      }
      const gap = leftOut === 0 ? '' : `(${leftOut} lines were left out because nobody read them)\n`;
      leftOut = 0;
      stream.write(`${gap}${line}\n`);
    },
  };
}
