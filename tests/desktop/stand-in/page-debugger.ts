import type { Debugger } from 'electron';
import type { Target } from './chromium/connection.ts';

/** Creates a page's `debugger`. The stand-in speaks Chromium's protocol with the page anyway. */
export function createDebugger(target: () => Promise<Target>): Pick<Debugger, 'attach' | 'detach' | 'sendCommand'> {
  return {
    attach: () => undefined,
    detach: () => undefined,
    // The protocol is what its types say, and whoever sends a command has looked it up there.
    sendCommand: async (method, parameters) => (await target()).send(method as 'Page.enable', parameters as undefined),
  };
}
