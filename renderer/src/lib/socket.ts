import type { Socket } from 'socket.io-client';
import type { ClientToServerEvents, ServerToClientEvents } from '../../../shared/api/socket-events.ts';
import { loadCode } from './reach/load-code.ts';
import { lookForShop } from './reach/look-for-shop.ts';
import { noteGone, noteThere } from './reach/reach.ts';

type ShopSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Listeners on the page's one connection to the server. They are kept here, so that they can be added before there is a connection. */
const listeners = new Set<readonly [keyof ServerToClientEvents, (...payload: never[]) => void]>();

/** Functions that are called on the first connection and on every reconnection. */
const connectionListeners = new Set<() => void>();

/** Events sent before the connection's code was loaded. They are delivered once it is. */
let unsent: ((socket: ShopSocket) => void)[] = [];

/**
 * How often a lost connection is tried again, in milliseconds. Everything that is missing comes back with it, so it has to be within two
 * seconds of the shop's return.
 */
const comingBack = { reconnectionDelay: 300, reconnectionDelayMax: 1000, randomizationFactor: 0.3 } as const;

let connected: ShopSocket | undefined;

/**
 * Listens to a server event (ui-learning.md 1.7). Listeners that must not miss the first events have to be added before `connectSocket`
 * runs.
 * @returns a function that removes the listener, to be returned from an effect
 */
export function onServerEvent<Event extends keyof ServerToClientEvents>(
  event: Event,
  listener: ServerToClientEvents[Event],
): () => void {
  const entry = [event, listener] as const;
  listeners.add(entry);
  // socket.io's listener type depends on the event name and isn't inferred through our type parameter.
  connected?.on(event, listener as never);
  return () => {
    listeners.delete(entry);
    connected?.off(event, listener as never);
  };
}

/**
 * Listens for connections: the first one, and each return of a lost one. From then on this page receives every event. Earlier events may
 * have gone only to other pages, which acknowledged them. Code that keeps state from events therefore has to request it again.
 * @returns a function that removes the listener, to be returned from an effect
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

/** Opens the connection once per page load. Its code is loaded only then, so that it doesn't delay the first screen. */
export async function connectSocket(): Promise<void> {
  const { io } = await loadCode(() => import('socket.io-client'));
  if (connected !== undefined) {
    return;
  }
  const folder = window.location.pathname.replace(/[^/]*$/, '');
  const socket: ShopSocket = io({ path: `${folder}socket.io`, ...comingBack });
  connected = socket;
  for (const [event, listener] of listeners) {
    socket.on(event, listener as never);
  }
  // The manager's `reconnect` would come too early: the server doesn't yet count this page among its clients.
  socket.on('connect', () => {
    noteThere();
    for (const listener of connectionListeners) {
      listener();
    }
  });
  socket.on('disconnect', (reason) => {
    // With the other reason, the page itself has closed the connection and opens another.
    if (reason !== 'io client disconnect') {
      noteGone();
    }
  });
  // Of a connection that was never made, no end is reported.
  socket.on('connect_error', () => void lookForShop());
  startOverWhenUpgradeBreaks(socket);
  for (const send of unsent) {
    send(socket);
  }
  unsent = [];
}

/**
 * Reconnects when a transport upgrade fails. A connection begins with polling and moves to a web socket. If that fails after polling has
 * paused, socket.io uses neither and notices only after 45 s, when a heartbeat is missing.
 */
function startOverWhenUpgradeBreaks(socket: ShopSocket): void {
  socket.io.on('open', () => {
    const { engine } = socket.io;
    engine.once('upgrading', () => {
      engine.once('upgradeError', () => {
        // socket.io itself handles a connection that has closed altogether.
        if (engine.readyState === 'open') {
          socket.disconnect().connect();
        }
      });
    });
  });
}
