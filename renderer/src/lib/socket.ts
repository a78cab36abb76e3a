import type { Socket } from 'socket.io-client';
import type { ClientToServerEvents, ServerToClientEvents } from '../../../shared/api/socket-events.ts';

type ShopSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Events of the page's one connection to the server; listeners live for the whole connection, so lost ones are reattached. */
const listeners = new Set<readonly [keyof ServerToClientEvents, (...payload: never[]) => void]>();

/** Called whenever there is a connection, the first time and after each loss. */
const connectionListeners = new Set<() => void>();

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
 * Listens for a connection, the first one as well as each return of a lost one. From then on the server tells this page everything;
 * what it said before may have gone to other pages only, which acknowledged it. So whoever keeps what events announce asks again.
 * @returns ends the listening; made to be returned from an effect
 */
export function onConnected(listener: () => void): () => void {
  connectionListeners.add(listener);
  return () => connectionListeners.delete(listener);
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
  // Not the manager's `reconnect`: that comes before the server counts this page among those it tells.
  socket.on('connect', () => {
    for (const listener of connectionListeners) {
      listener();
    }
  });
  startOverWhenUpgradeBreaks(socket);
  for (const send of unsent) {
    send(socket);
  }
  unsent = [];
}

/**
 * A connection begins with polling and moves to a web socket. If that breaks after polling has paused for it, socket.io uses neither
 * and notices after 45 s, by the missing heartbeat.
 */
function startOverWhenUpgradeBreaks(socket: ShopSocket): void {
  socket.io.on('open', () => {
    const { engine } = socket.io;
    engine.once('upgrading', () => {
      engine.once('upgradeError', () => {
        // A connection that has closed altogether is looked after by socket.io.
        if (engine.readyState === 'open') {
          socket.disconnect().connect();
        }
      });
    });
  });
}
