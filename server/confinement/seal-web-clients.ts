import { pin, refusing } from './refusal.ts';

/** Takes from the process the clients that every script finds as globals: they reach the network without a module. */
export function sealWebClients(): void {
  for (const name of ['fetch', 'WebSocket', 'EventSource']) {
    pin(globalThis, name, refusing(name));
  }
}
