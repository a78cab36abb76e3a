import type { HostCalls } from '../host-calls.ts';

/** Passes a call on to the host: its name and a JSON value, and the JSON of what it returns. */
export type HostCall = (name: string, json: string) => string;

/** Returns the host's calls, as the code in the interpreter makes them. What learners' code replaces later does not matter to them. */
export function callsOf(hostCall: HostCall): HostCalls {
  const { parse, stringify } = JSON;
  const through = (name: keyof HostCalls) => (input: unknown) => parse(hostCall(name, stringify(input)));
  return { sql: through('sql'), hash: through('hash'), url: through('url') };
}
