import { Buffer, contentBytes } from './buffer.ts';
import { type ByteText, decode } from './bytes.ts';
import { EventEmitter } from './events.ts';
import { plan } from './queue.ts';

/** A stream that emits all of its content as soon as somebody listens. */
export class Readable extends EventEmitter {
  readonly #content: () => ByteText;
  #encoding: string | undefined;
  #hasBegun = false;

  /** @param content called when the stream begins to flow; an error that it throws becomes an `error` event */
  constructor(content: () => ByteText) {
    super();
    this.#content = content;
  }

  setEncoding(encoding: string): this {
    this.#encoding = encoding;
    return this;
  }

  override on(name: string | symbol, listener: (...values: unknown[]) => void): this {
    super.on(name, listener);
    return name === 'data' || name === 'end' ? this.resume() : this;
  }

  pipe<Target extends { write(content: unknown): unknown; end(): unknown }>(target: Target): Target {
    this.on('data', (content) => target.write(content));
    this.on('end', () => target.end());
    return target;
  }

  resume(): this {
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      planFor(this, 'end', () => {
        const content = this.#content();
        if (content !== '') {
          this.emit('data', this.#encoding === undefined ? Buffer.fromBytes(content) : decode(content, this.#encoding));
        }
      });
    }
    return this;
  }
}

/** A stream that hands over everything that was written to it when it ends. */
export class Writable extends EventEmitter {
  #content: ByteText = '';
  readonly #done: (content: ByteText) => void;

  constructor(done: (content: ByteText) => void) {
    super();
    this.#done = done;
  }

  write(content: unknown, encoding?: unknown): boolean {
    this.#content += contentBytes(content, typeof encoding === 'string' ? encoding : undefined);
    return true;
  }

  end(content?: unknown, encoding?: unknown): this {
    if (content !== undefined && typeof content !== 'function') {
      this.write(content, encoding);
    }
    planFor(this, 'finish', () => this.#done(this.#content));
    return this;
  }
}

/** Schedules the work of a stream, and then emits its outcome as events. */
function planFor(stream: EventEmitter, event: 'end' | 'finish', work: () => void): void {
  plan(() => {
    try {
      work();
    } catch (error) {
      stream.emit('error', error);
      return;
    }
    stream.emit(event);
    stream.emit('close');
  });
}
