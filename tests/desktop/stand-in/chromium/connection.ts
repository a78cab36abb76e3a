import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
// Playwright contains Chromium's protocol as types without exporting them.
import type { Protocol } from '../../../../node_modules/playwright-core/types/protocol.d.ts';

type Commands = Protocol.CommandParameters;
type Answers = Protocol.CommandReturnValues;
export type Events = Protocol.Events;

/** The browser, or one page of it, over the DevTools protocol. */
export interface Target {
  /** @throws when Chromium refuses the command or the target has closed */
  send<Name extends keyof Commands>(command: Name, parameters?: Commands[Name]): Promise<Answers[Name]>;
  on<Name extends keyof Events>(event: Name, listener: (event: Events[Name]) => void): void;
}

export interface Connection {
  readonly browser: Target;
  /** Returns the page attached under this session id (flattened sessions). */
  page(sessionId: string): Target;
  /** Called when the app ends, and Chromium with it. Whatever is still under way gets no response, as in Electron. */
  expectEnd(): void;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
}

interface Pending {
  readonly method: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Speaks the protocol over the two pipes of `--remote-debugging-pipe`, as JSON messages that end with a zero byte.
 * Chromium ends when its pipes close, so no browser outlives the test that started it.
 */
export function connect(toBrowser: Writable, fromBrowser: Readable): Connection {
  const pending = new Map<number, Pending>();
  const emitters = new Map<string, EventEmitter>();
  let lastId = 0;
  let isEnding = false;
  let received = Buffer.alloc(0);

  fromBrowser.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let end = received.indexOf(0); end !== -1; end = received.indexOf(0)) {
      // The protocol is what the types say; there is nothing to check it against here.
      accept(JSON.parse(received.toString('utf8', 0, end)) as Message);
      received = received.subarray(end + 1);
    }
  });
  fromBrowser.on('close', () => {
    for (const { reject } of isEnding ? [] : pending.values()) {
      reject(new Error('Chromium has gone.'));
    }
    pending.clear();
  });
  toBrowser.on('error', () => undefined);

  function accept(message: Message): void {
    if (message.id === undefined) {
      if (message.method !== undefined) {
        emitters.get(message.sessionId ?? '')?.emit(message.method, message.params);
      }
      return;
    }
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    if (message.error === undefined) {
      waiting?.resolve(message.result);
    } else {
      waiting?.reject(new Error(`${waiting.method}: ${message.error.message}`));
    }
  }

  function target(sessionId: string): Target {
    const emitter = emitters.get(sessionId) ?? new EventEmitter();
    emitter.setMaxListeners(0);
    emitters.set(sessionId, emitter);
    return {
      send: (method, params) => {
        lastId += 1;
        const id = lastId;
        const route = sessionId === '' ? {} : { sessionId };
        toBrowser.write(`${JSON.stringify({ id, method, params: params ?? {}, ...route })}\0`);
        return new Promise((resolve, reject) => {
          // Whatever is returned for this id is this command's result.
          pending.set(id, { method, resolve: resolve as (result: unknown) => void, reject });
        });
      },
      on: (event, listener) => {
        emitter.on(event, listener);
      },
    };
  }

  return {
    browser: target(''),
    page: target,
    expectEnd: () => {
      isEnding = true;
    },
  };
}
