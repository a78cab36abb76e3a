type Listener = (...values: unknown[]) => void;

/** Node's EventEmitter, as far as callers see it. */
export class EventEmitter {
  readonly #listeners = new Map<string | symbol, { listener: Listener; once: boolean }[]>();

  on(name: string | symbol, listener: Listener): this {
    return this.#add(name, listener, false);
  }

  addListener(name: string | symbol, listener: Listener): this {
    return this.#add(name, listener, false);
  }

  once(name: string | symbol, listener: Listener): this {
    return this.#add(name, listener, true);
  }

  off(name: string | symbol, listener: Listener): this {
    this.#listeners.set(
      name,
      (this.#listeners.get(name) ?? []).filter((each) => each.listener !== listener),
    );
    return this;
  }

  removeListener(name: string | symbol, listener: Listener): this {
    return this.off(name, listener);
  }

  removeAllListeners(name?: string | symbol): this {
    if (name === undefined) {
      this.#listeners.clear();
    } else {
      this.#listeners.delete(name);
    }
    return this;
  }

  emit(name: string | symbol, ...values: unknown[]): boolean {
    const listeners = this.#listeners.get(name) ?? [];
    if (listeners.length === 0 && name === 'error') {
      throw values[0];
    }
    for (const { listener, once } of listeners) {
      if (once) {
        this.off(name, listener);
      }
      listener.apply(this, values);
    }
    return listeners.length > 0;
  }

  listenerCount(name: string | symbol): number {
    return this.#listeners.get(name)?.length ?? 0;
  }

  listeners(name: string | symbol): Listener[] {
    return (this.#listeners.get(name) ?? []).map(({ listener }) => listener);
  }

  setMaxListeners(): this {
    return this;
  }

  #add(name: string | symbol, listener: Listener, once: boolean): this {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), { listener, once }]);
    return this;
  }
}

export const events = Object.assign(EventEmitter, { EventEmitter, default: EventEmitter });
