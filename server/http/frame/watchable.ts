import { IncomingMessage, type ServerResponse } from 'node:http';
import { CasedResponse } from './cased-response.ts';

/** Looks at an exchange. It is called after what it is told of, must not throw, and can't hold anything up. */
export interface Watcher {
  /** Bytes of the request's body came in, whether or not anyone reads them. */
  requested(bytes: Uint8Array): void;
  /** The shop wrote something to the response, or ended it, with or without a last chunk. */
  responded(response: ServerResponse, chunk: unknown, encoding: unknown): void;
  /** The response was sent, or its connection was closed. */
  closed(response: ServerResponse): void;
}

/*
 * Every request and response has a place for a watcher, whether or not there is one. Methods that were replaced only on those that are watched
 * would make two kinds of objects, and all code that meets both is slower from then on: the whole shop, also without any watcher.
 */

/** A request that somebody may watch. */
export class WatchableRequest extends IncomingMessage {
  watcher: Watcher | undefined = undefined;

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (this.watcher !== undefined && chunk instanceof Uint8Array) {
      this.watcher.requested(chunk);
    }
    return super.push(chunk, encoding);
  }
}

/** A response that somebody may watch. */
export class WatchableResponse<Request extends IncomingMessage = IncomingMessage> extends CasedResponse<Request> {
  watcher: Watcher | undefined = undefined;

  override write(chunk: unknown, encoding?: unknown, done?: unknown): boolean {
    // Node's own methods tell the overloads apart; what is passed on is what came.
    const isTaken = super.write(chunk, encoding as never, done as never);
    this.watcher?.responded(this, chunk, encoding);
    return isTaken;
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    // As above.
    super.end(chunk, encoding as never, done as never);
    this.watcher?.responded(this, chunk, encoding);
    return this;
  }
}

/** Has an exchange watched from now on. */
export function watch(request: WatchableRequest, response: WatchableResponse, watcher: Watcher): void {
  request.watcher = watcher;
  response.watcher = watcher;
  response.on('close', tellClosed);
}

function tellClosed(this: WatchableResponse): void {
  this.watcher?.closed(this);
}
