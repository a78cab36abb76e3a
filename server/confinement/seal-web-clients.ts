import { pin, refusing } from './refusal.ts';

/** Takes from the process the clients that every script finds as globals: they reach the network without a module. */
export function sealWebClients(): void {
  for (const name of ['fetch', 'WebSocket', 'EventSource']) {
    // Defining what Node would load at the first use loads it, and it opens the standard streams anew. Deleting does not.
    Reflect.deleteProperty(globalThis, name);
    pin(globalThis, name, refusing(name));
  }
}
