import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { isForChain } from '../../http/frame/server.ts';
import type { ChainClient } from '../remote/chain-client.ts';
import { type Answerer, answerMessage, messageLimit } from './json-rpc.ts';
import { createSubscriptions } from './subscriptions.ts';

/** Connections at once; the next one is told to come again. */
const mostConnections = 200;

/** Bytes that a client may leave unread before it is dropped. */
const mostUnread = 32 * 1024 * 1024;

/**
 * JSON-RPC over WebSocket at `/rpc`, with subscriptions (rulings 38). Call before the socket server is attached, which puts the check of
 * Host headers in front of all that takes connections over.
 */
export function attachRpcSocket(app: FastifyInstance, client: ChainClient, answer: Answerer): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageLimit, perMessageDeflate: false });
  app.server.on('upgrade', (request, socket, head) => {
    if (!isForChain(request.url)) {
      return;
    }
    if (sockets.clients.size >= mostConnections) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (connection) => converse(connection, client, answer));
  });
  app.addHook('preClose', async () => {
    for (const connection of sockets.clients) {
      connection.terminate();
    }
    sockets.close();
  });
}

function converse(connection: WebSocket, client: ChainClient, answer: Answerer): void {
  const send = (text: string) => {
    if (connection.bufferedAmount > mostUnread) {
      connection.terminate();
      return;
    }
    connection.send(text, () => {
      // A connection that is gone is noticed by its end.
    });
  };
  const subscriptions = createSubscriptions(send);
  const unsubscribe = client.onBlock(subscriptions.tell);
  connection.on('close', unsubscribe);
  connection.on('error', () => connection.terminate());

  /** Messages are answered one after the other; while one is, no more are read. */
  let last = Promise.resolve();
  connection.on('message', (content) => {
    connection.pause();
    last = last.then(async () => {
      const answered = await answerMessage(
        content.toString(),
        async (method, params) =>
          subscriptions.answer(method, Array.isArray(params) ? params : []) ?? answer(method, params),
      );
      if (answered !== null) {
        send(answered);
      }
      connection.resume();
    });
  });
}
