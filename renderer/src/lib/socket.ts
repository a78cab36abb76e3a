import type { Socket } from 'socket.io-client';
import type { ClientToServerEvents, ServerToClientEvents } from '../../../server/contract/socket-events.ts';

type ShopSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Events of the page's one connection to the server; listeners live for the whole connection, so lost ones are reattached. */
const listeners = new Set<readonly [keyof ServerToClientEvents, (...payload: never[]) => void]>();

/** Called when a lost connection is there again. */
const reconnectListeners = new Set<() => void>();

/** Sent before the connection's code was loaded; delivered once it is. */
let unsent: ((socket: ShopSocket) => void)[] = [];

let connected: ShopSocket | undefined;

/**
 * Listens to an event of the server (ui-learning.md 1.7). May be called before `connectSocket`; everything that must not miss the
 * first events has to.
 * @returns ends the listening; made to be returned from an effect
 */
export function onServerEvent<Event extends keyof ServerToClientEvents>(
  event: Event,
  listener: ServerToClientEvents[Event],
): () => void {
  const entry = [event, listener] as const;
  listeners.add(entry);
  // socket.io's listener type is conditional on the event name and not inferred through our type parameter
  connected?.on(event, listener as never);
  return () => {
    listeners.delete(entry);
    connected?.off(event, listener as never);
  };
}

/**
 * Listens for the return of a connection that was lost; not for the first one.
 * @returns ends the listening; made to be returned from an effect
 */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => reconnectListeners.delete(listener);
}

/** Sends an event to the server, now or as soon as there is a connection. */
export function sendEvent(event: keyof ClientToServerEvents, payload: unknown): void {
  const send = (socket: ShopSocket) => socket.emit(event, payload);
  if (connected === undefined) {
    unsent.push(send);
  } else {
    send(connected);
  }
}

/** Opens the connection, once per page load; its code is loaded only then, to keep it out of the first screen's way. */
export async function connectSocket(): Promise<void> {
  const { io } = await import('socket.io-client');
  if (connected !== undefined) {
    return;
  }
  const folder = window.location.pathname.replace(/[^/]*$/, '');
  const socket: ShopSocket = io({ path: `${folder}socket.io` });
  connected = socket;
  for (const [event, listener] of listeners) {
    socket.on(event, listener as never);
  }
  socket.io.on('reconnect', () => {
    for (const listener of reconnectListeners) {
      listener();
    }
  });
  for (const send of unsent) {
    send(socket);
  }
  unsent = [];
}
