import { Buffer, contentBytes } from './buffer.ts';
import { type ByteText, decode } from './bytes.ts';
import { EventEmitter } from './events.ts';
import { plan } from './queue.ts';

/** A stream whose content is known from the start, and flows once somebody listens. */
export class Readable extends EventEmitter {
  readable = true;
  readonly #content: () => ByteText;
  #encoding: string | undefined;
  #hasBegun = false;

  /** @param content made when the stream begins to flow; what it throws becomes an `error` event */
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
    if (name === 'data' || name === 'end' || name === 'readable') {
      this.begin();
    }
    return this;
  }

  pipe<Target extends { write(content: unknown): unknown; end(): unknown }>(target: Target): Target {
    this.on('data', (content) => target.write(content));
    this.on('end', () => target.end());
    return target;
  }

  resume(): this {
    this.begin();
    return this;
  }

  pause(): this {
    return this;
  }

  destroy(): this {
    return this;
  }

  begin(): void {
    if (this.#hasBegun) {
      return;
    }
    this.#hasBegun = true;
    plan(() => {
      try {
        const content = this.#content();
        if (content !== '') {
          this.emit('data', this.#encoding === undefined ? Buffer.fromBytes(content) : decode(content, this.#encoding));
        }
      } catch (error) {
        this.emit('error', error);
        return;
      }
      this.emit('end');
      this.emit('close');
    });
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<unknown> {
    const content = this.#content();
    yield this.#encoding === undefined ? Buffer.fromBytes(content) : decode(content, this.#encoding);
  }
}

/** A stream that hands over everything that was written when it is ended. */
export class Writable extends EventEmitter {
  writable = true;
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
    this.writable = false;
    plan(() => {
      try {
        this.#done(this.#content);
      } catch (error) {
        this.emit('error', error);
        return;
      }
      this.emit('finish');
      this.emit('close');
    });
    return this;
  }

  destroy(): this {
    return this;
  }

  cork(): void {}

  uncork(): void {}
}
