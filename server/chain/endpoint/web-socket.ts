import type { Duplex } from 'node:stream';
import { setImmediate as breath } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Budgets } from '../../budgets.ts';
import { isForChain } from '../../http/frame/server.ts';
import type { MinedBlock } from '../messages.ts';
import type { Caller, ChainClient } from '../remote/chain-client.ts';
import { createHeldBytes, type HeldBytes } from './held-bytes.ts';
import { type Answerer, answerMessage, messageLimit } from './json-rpc.ts';
import { createRoom, type Room } from './room.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';

/** How messages are answered, and how much may wait. */
export interface SocketOptions {
  readonly answer: Answerer;
  /** The room for answers that have not been sent yet. */
  readonly room: Room;
  readonly limits: Budgets['rpc'];
}

/** How many milliseconds the notifications about a block may take before others get their turn. */
const longestStep = 10;

/** The size of a frame's header in bytes: for a short payload, and at most. */
const headOfFrame = 6;
const headOfLongFrame = 14;

/** The memory that the answer to a ping takes while nobody reads it, in bytes. */
const sizeOfPong = 1024;

/** What all connections share. */
interface Shared extends SocketOptions {
  readonly wishes: Room;
  /** Parts of messages that have not arrived completely. */
  readonly arriving: HeldBytes<WebSocket>;
  /** What was sent and has not been read yet. */
  readonly unread: HeldBytes<WebSocket>;
  /** What each connection has subscribed to. */
  readonly listening: Map<WebSocket, Subscriptions>;
}

/**
 * Serves JSON-RPC over WebSocket at `/rpc`, with subscriptions (decision 38). Call this before the socket server is attached, which puts
 * the check of Host headers in front of everything that handles upgrades.
 */
export function attachRpcSocket(app: FastifyInstance, client: ChainClient, options: SocketOptions): void {
  const { limits } = options;
  const terminate = (connection: WebSocket) => connection.terminate();
  const shared: Shared = {
    ...options,
    wishes: createRoom(limits.wishes),
    arriving: createHeldBytes(limits.arriving, terminate),
    unread: createHeldBytes(limits.unread, terminate),
    listening: new Map(),
  };
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: messageLimit,
    perMessageDeflate: false,
    autoPong: false,
  });
  app.server.on('upgrade', (request, socket, head) => {
    if (!isForChain(request.url)) {
      return;
    }
    // Node leaves the errors of an upgraded socket to us. Without a listener, the error of a client that is gone would end the process.
    socket.on('error', () => socket.destroy());
    if (sockets.clients.size >= limits.connections) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (connection) => converse(connection, socket, shared));
  });

  let telling = Promise.resolve();
  client.onBlock((block) => {
    telling = telling.then(() => tellAll(block, shared.listening));
  });
  app.addHook('preClose', async () => {
    for (const connection of sockets.clients) {
      connection.terminate();
    }
    sockets.close();
  });
}

/** Notifies every connection of a block, one after the other, and lets others work in between. */
async function tellAll(block: MinedBlock, listening: Shared['listening']): Promise<void> {
  let since = performance.now();
  for (const subscriptions of listening.values()) {
    for (const _step of subscriptions.tell(block)) {
      if (performance.now() - since > longestStep) {
        await breath();
        since = performance.now();
      }
    }
  }
}

function converse(connection: WebSocket, socket: Duplex, shared: Shared): void {
  const { answer, room, limits, wishes, arriving, unread, listening } = shared;
  const caller: Caller = { connection, isGone: () => connection.readyState !== connection.OPEN };
  /** @returns whether the connection takes more */
  const send = (text: string): boolean => {
    if (unread.of(connection) > limits.unreadPerClient) {
      connection.terminate();
    }
    if (caller.isGone()) {
      return false;
    }
    unread.add(connection, text.length);
    // Errors are ignored here: a connection that is gone also emits `close`.
    connection.send(text, () => unread.remove(connection, text.length));
    return true;
  };
  const subscriptions = createSubscriptions({ most: limits.subscriptionsPerClient, wishes, send });
  listening.set(connection, subscriptions);
  connection.on('close', () => {
    listening.delete(connection);
    subscriptions.end();
    arriving.remove(connection, Number.POSITIVE_INFINITY);
    unread.remove(connection, Number.POSITIVE_INFINITY);
  });
  connection.on('error', () => connection.terminate());

  socket.on('data', (chunk: Buffer) => {
    if (!caller.isGone()) {
      arriving.add(connection, chunk.length);
    }
  });
  connection.on('ping', (content) => {
    arriving.remove(connection, content.length + headOfFrame);
    if (unread.of(connection) > limits.unreadPerClient) {
      connection.terminate();
      return;
    }
    unread.add(connection, sizeOfPong);
    connection.pong(content, false, () => unread.remove(connection, sizeOfPong));
  });
  connection.on('pong', (content) => arriving.remove(connection, content.length + headOfFrame));

  const answerOwn: Answerer = async (method, params) =>
    subscriptions.answer(method, Array.isArray(params) ? params : []) ?? answer(method, params, caller);
  const respond = async (content: Buffer) => {
    const { text, taken } = await answerMessage(content.toString(), { answer: answerOwn, caller, room, limits });
    if (text !== null) {
      send(text);
    }
    room.give(taken);
    // Until now, all of the message was held here.
    arriving.remove(connection, content.length + headOfLongFrame);
    connection.resume();
  };
  /** Messages are answered one after the other. While one is being answered, no more are read. */
  let last = Promise.resolve();
  connection.on('message', (content: Buffer) => {
    connection.pause();
    last = last.then(() => respond(content)).catch(() => connection.terminate());
  });
}
