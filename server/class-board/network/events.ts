import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders, Refused } from './respond.ts';

/** Pages that follow server-sent events. */
export interface EventPages<Event> {
  /** Sends a new page its first events, and everything that is published from then on. @throws Refused when there are too many pages */
  open(request: IncomingMessage, response: ServerResponse, first: readonly Event[]): void;
  publish(event: Event): void;
  count(): number;
  close(): void;
}

export interface PageLimits {
  readonly pages: number;
  readonly perAddress: number;
  /** Bytes that a page may leave unread. */
  readonly unread: number;
  /** Milliseconds between two signs of life. */
  readonly keepAlive: number;
}

export function createEventPages<Event>({ pages, perAddress, unread, keepAlive }: PageLimits): EventPages<Event> {
  const open = new Map<ServerResponse, string>();
  const write = (response: ServerResponse, text: string) => {
    if (response.writableLength > unread) {
      // A page that connects again gets the whole state, so nothing is lost by cutting off one that doesn't read.
      response.destroy();
    } else {
      response.write(text);
    }
  };
  const toAll = (text: string) => {
    for (const response of [...open.keys()]) {
      write(response, text);
    }
  };
  const timer = setInterval(() => toAll(': alive\n\n'), keepAlive);
  return {
    open: (request, response, first) => {
      const address = request.socket.remoteAddress ?? '';
      const fromThere = [...open.values()].filter((other) => other === address).length;
      if (open.size >= pages || fromThere >= perAddress) {
        throw new Refused('tooMany');
      }
      open.set(response, address);
      response.once('close', () => open.delete(response));
      response.writeHead(200, { ...commonHeaders, 'content-type': 'text/event-stream' });
      response.write(`retry: 1000\n\n${first.map(textOf).join('')}`);
    },
    publish: (event) => {
      if (open.size > 0) {
        toAll(textOf(event));
      }
    },
    count: () => open.size,
    close: () => {
      clearInterval(timer);
      for (const response of [...open.keys()]) {
        response.destroy();
      }
    },
  };
}

function textOf(event: unknown): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
