/*
 * The code in this folder runs inside QuickJS, next to learners' code, and makes it believe that it is in a Node server. It is bundled into
 * one string at build time (build/plugins/inside-quickjs.ts). Nothing of Node is available, only the language and `hostCall`.
 */

/** Takes and returns JSON; see server/decoy/world/host-calls.ts for the names. */
declare const hostCall: (name: string, values: string) => string;

// Saved before learners' code runs, which may replace what it finds.
const { parse, stringify } = JSON;
const call = hostCall;

/** Asks the host. @throws an error like those of Node's system calls */
export function ask(name: string, ...values: readonly unknown[]): unknown {
  const answer = parse(call(name, stringify(values)));
  if (answer.error !== undefined) {
    const { message, path, ...facts } = answer.error;
    throw Object.assign(new Error(message), facts, path === '' ? {} : { path });
  }
  return answer.value;
}

/** Asks the host for a string. */
export function askText(name: string, ...values: readonly unknown[]): string {
  return String(ask(name, ...values));
}

/** Creates one of Node's own errors, which has a code. */
export function codedError(code: string, message: string, type: new (message: string) => Error = TypeError): Error {
  return Object.assign(new type(message), { code });
}
