import type { DoorRequest, DoorResponse } from '../door.ts';
import type { HostCalls } from '../host-calls.ts';
import { createApp, type OpenApp } from './app.ts';
import { callsOf, type HostCall } from './calls.ts';
import { createDatabase, type Database } from './database.ts';
import { createUrl } from './url.ts';

/** What a snippet is surrounded by in the little shop. */
export interface Surroundings {
  /** The names that the snippet uses without defining them. */
  readonly names: Readonly<Record<string, unknown>>;
  /** Registers what the snippet exports. @throws Error when something is missing from the exports */
  readonly begin?: (exported: Readonly<Record<string, unknown>>) => void;
}

/** What the surroundings are made from. */
export interface Parts extends OpenApp {
  readonly database: Database;
  readonly calls: HostCalls;
}

/** How the host drives the code in the interpreter. */
export interface Driver {
  /** Runs the compiled snippet, once. */
  load(snippet: (exports: object, require: (name: string) => never) => void): void;
  /** Begins to answer a request, which is a `DoorRequest` as JSON. */
  ask(json: string): void;
  /** Returns the `DoorResponse` as JSON, or null while there is none. */
  take(): string | null;
}

/** Returns a function that puts a snippet's surroundings into the interpreter. */
export function installer(surround: (parts: Parts) => Surroundings): (hostCall: HostCall) => Driver {
  return (hostCall) => {
    // Learners' code may replace these.
    const { parse, stringify } = JSON;
    const { defineProperty } = Object;
    const calls = callsOf(hostCall);
    const open = createApp();
    const { names, begin } = surround({ ...open, database: createDatabase(calls), calls });
    const silent = () => {};
    const common = {
      URL: createUrl(calls),
      console: { log: silent, info: silent, warn: silent, error: silent, debug: silent },
      app: open.app,
    };
    for (const [name, value] of Object.entries({ ...common, ...names })) {
      defineProperty(globalThis, name, { value, writable: true, configurable: true });
    }
    let response: DoorResponse | undefined;
    return {
      load: (snippet) => {
        const exported: Record<string, unknown> = {};
        snippet(exported, (name) => {
          throw new Error(`There is no module "${name}" here. What the snippet uses is there without an import.`);
        });
        begin?.(exported);
      },
      ask: (json) => {
        response = undefined;
        // It was written by the host.
        void open.answer(parse(json) as DoorRequest).then((answer) => {
          response = answer;
        });
      },
      take: () => (response === undefined ? null : stringify(response)),
    };
  };
}

/** Returns a function that a snippet exports. @throws Error when it doesn't */
export function exportedFunction(
  exported: Readonly<Record<string, unknown>>,
  name: string,
): (...values: readonly unknown[]) => unknown {
  const value = exported[name];
  if (typeof value !== 'function') {
    throw new Error(`The code no longer exports the function ${name}, which the rest of the shop calls.`);
  }
  // It is checked to be one; what it takes is the learner's affair.
  return value as (...values: readonly unknown[]) => unknown;
}
