type Listener = (...values: unknown[]) => void;

/** Node's EventEmitter, as far as callers see it. */
export class EventEmitter {
  readonly #listeners = new Map<string | symbol, { readonly listener: Listener; readonly once: boolean }[]>();

  on(name: string | symbol, listener: Listener): this {
    return this.#add(name, listener, false);
  }

  once(name: string | symbol, listener: Listener): this {
    return this.#add(name, listener, true);
  }

  off(name: string | symbol, listener: Listener): this {
    const others = (this.#listeners.get(name) ?? []).filter((each) => each.listener !== listener);
    this.#listeners.set(name, others);
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

  #add(name: string | symbol, listener: Listener, once: boolean): this {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), { listener, once }]);
    return this;
  }
}
