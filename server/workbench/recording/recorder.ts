import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WatchableRequest, WatchableResponse, type Watcher, watch } from '../../http/frame/watchable.ts';
import type { History, Recorded } from './history.ts';

/** Records exchanges into a history while it is on. */
export interface Recorder {
  readonly isOn: boolean;
  start(): void;
  stop(): void;
  /** Takes a request out of the history that must not be in it. */
  forget(request: IncomingMessage): void;
}

export interface RecorderOptions {
  /** Returns whether a request is recorded. */
  readonly isWanted: (request: IncomingMessage) => boolean;
  readonly isFromWorkbench: (request: IncomingMessage) => boolean;
}

/**
 * Makes a recorder for a server whose requests and responses can be watched (decision 49). It listens to the server only while it is on, so a
 * server that is not recorded does nothing for it. It looks at bytes on their way and never holds them up: the shop reads bodies, and writes
 * responses, as if it weren't there.
 */
export function createRecorder(server: Server, history: History, options: RecorderOptions): Recorder {
  let isOn = false;

  const begin = (request: IncomingMessage, isUpgrade: boolean): Recorded | undefined =>
    options.isWanted(request)
      ? history.begin({
          head: requestHead(request),
          isUpgrade,
          isFromWorkbench: options.isFromWorkbench(request),
          connection: request.socket,
        })
      : undefined;

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const recorded = begin(request, false);
    if (recorded !== undefined && request instanceof WatchableRequest && response instanceof WatchableResponse) {
      watch(request, response, new ExchangeWatcher(recorded, history, request.method === 'HEAD'));
    }
  };

  const onUpgrade = (request: IncomingMessage, socket: Duplex) => {
    const recorded = begin(request, true);
    if (recorded !== undefined) {
      watchHandshake(socket, recorded, history);
    }
  };

  return {
    get isOn() {
      return isOn;
    },
    start: () => {
      if (!isOn) {
        isOn = true;
        // Before all others, which may have written a response when they return.
        server.prependListener('request', onRequest);
        server.prependListener('upgrade', onUpgrade);
      }
    },
    stop: () => {
      isOn = false;
      server.off('request', onRequest);
      server.off('upgrade', onUpgrade);
    },
    forget: (request) => {
      if (request instanceof WatchableRequest && request.watcher instanceof ExchangeWatcher) {
        history.forget(request.watcher.recorded);
      }
    },
  };
}

/** Rebuilds the head of a request from what Node's parser tells (decision 48). */
function requestHead({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  let head = `${method} ${url} HTTP/${httpVersion}\r\n`;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    head += `${rawHeaders[index]}: ${rawHeaders[index + 1]}\r\n`;
  }
  return `${head}\r\n`;
}

/** Copies what passes of an exchange. Chunks of a transfer coding are made later, and aren't seen here. */
class ExchangeWatcher implements Watcher {
  readonly recorded: Recorded;
  readonly #history: History;
  readonly #isHead: boolean;

  constructor(recorded: Recorded, history: History, isHead: boolean) {
    this.recorded = recorded;
    this.#history = history;
    this.#isHead = isHead;
  }

  requested(bytes: Uint8Array): void {
    this.#history.addToRequest(this.recorded, bytes);
  }

  responded(response: ServerResponse, chunk: unknown, encoding: unknown): void {
    this.#noteHead(response);
    const bytes = chunk === undefined || chunk === null ? undefined : bytesOf(chunk, encoding);
    // Node sends no body where the method or the status forbids it.
    if (bytes !== undefined && !this.#isHead && response.statusCode !== 204 && response.statusCode !== 304) {
      this.#history.addToResponse(this.recorded, bytes);
    }
  }

  closed(response: ServerResponse): void {
    this.#noteHead(response);
    this.#history.end(this.recorded, response.writableFinished ? 'complete' : 'cutOff');
  }

  #noteHead(response: ServerResponse): void {
    if (this.recorded.response.headLength === 0) {
      this.#history.answer(this.recorded, headOf(response));
    }
  }
}

/** Returns the head as it was written; empty before that. Node tells it nowhere else: headers given to `writeHead` are not among the others. */
function headOf(response: ServerResponse & { readonly _header?: string | null }): string {
  return response._header ?? '';
}

function bytesOf(chunk: unknown, encoding: unknown): Uint8Array | undefined {
  if (chunk instanceof Uint8Array) {
    return chunk;
  }
  const isNamed = typeof encoding === 'string' && Buffer.isEncoding(encoding);
  return typeof chunk === 'string' ? Buffer.from(chunk, isNamed ? encoding : 'utf8') : undefined;
}

/** Notes the response to a request for another protocol, which is whatever is written first. What follows is not HTTP. */
function watchHandshake(socket: Duplex, recorded: Recorded, history: History): void {
  const { write, end } = socket;
  const note = (chunk: unknown, encoding: unknown) => {
    socket.write = write;
    socket.end = end;
    const text = Buffer.from(bytesOf(chunk, encoding) ?? '').toString('latin1');
    const headEnd = text.indexOf('\r\n\r\n') + 4;
    if (headEnd >= 4) {
      history.answer(recorded, text.slice(0, headEnd));
      history.addToResponse(recorded, Buffer.from(text.slice(headEnd), 'latin1'));
      history.end(recorded, 'complete');
    }
  };
  // As above.
  socket.write = ((chunk: unknown, encoding?: never, done?: never) => {
    note(chunk, encoding);
    return write.call(socket, chunk, encoding as never, done);
  }) as typeof write;
  socket.end = ((chunk?: unknown, encoding?: never, done?: never) => {
    if (chunk !== undefined) {
      note(chunk, encoding);
    }
    return end.call(socket, chunk, encoding as never, done);
  }) as typeof end;
  socket.on('close', () => history.end(recorded, 'cutOff'));
}
