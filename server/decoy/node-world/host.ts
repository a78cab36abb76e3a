/*
 * The code of this folder runs inside QuickJS, next to learners' code, and makes it believe that it is in a Node server. It
 * is bundled to one text at build time (build/plugins/inside-quickjs.ts). Nothing of Node is there: only the language,
 * and `hostCall`.
 */

/** JSON in, JSON out; see server/decoy/world/host-calls.ts for the names. */
declare const hostCall: (name: string, values: string) => string;

// Kept from before learners' code, which may replace what it finds.
const { parse, stringify } = JSON;
const call = hostCall;

/** Asks the host. @throws an error as Node's system calls throw it */
export function ask(name: string, ...values: readonly unknown[]): unknown {
  const answer = parse(call(name, stringify(values)));
  if (answer.error !== undefined) {
    const { message, path, ...facts } = answer.error;
    throw Object.assign(new Error(message), facts, path === '' ? {} : { path });
  }
  return answer.value;
}

/** Asks for a text. */
export function askText(name: string, ...values: readonly unknown[]): string {
  return String(ask(name, ...values));
}

/** An error of Node's own, with a code. */
export function codedError(code: string, message: string, type: new (message: string) => Error = TypeError): Error {
  return Object.assign(new type(message), { code });
}
