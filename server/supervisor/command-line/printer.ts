import type { Writable } from 'node:stream';
import { budgets } from '../../budgets.ts';

/** Prints lines without ever waiting for whoever reads them. */
export interface Printer {
  print(line: string): void;
}

/** As far as it matters here: Node's streams for terminals and pipes have a handle that can be told not to block. */
type StandardStream = Writable & { readonly _handle?: { setBlocking?(isBlocking: boolean): void } | null };

/**
 * A printer on standard output or error. A terminal that was stopped (Ctrl-S), or a pipe that nobody reads, holds up neither whoever
 * prints nor their memory: what does not fit is left out, and how much is said once there is room again.
 */
export function createPrinter(stream: StandardStream, mostUnread = budgets.printed.unread): Printer {
  // Node makes writing to a terminal wait by itself, and nothing public undoes that.
  stream._handle?.setBlocking?.(false);
  stream.on('error', () => {
    // Whoever read has gone away; the shop goes on without.
  });
  let leftOut = 0;
  return {
    print: (line) => {
      if (stream.destroyed || stream.writableLength + line.length > mostUnread) {
        leftOut += 1;
        return;
      }
      const gap = leftOut === 0 ? '' : `(${leftOut} lines were left out, since nobody read them)\n`;
      leftOut = 0;
      stream.write(`${gap}${line}\n`);
    },
  };
}
