import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { type ChainClient, createChainClient } from '../../../../server/chain/remote/chain-client.ts';
import { memoryJournal } from '../../../../server/chain/remote/journal.ts';
import { chainInHere } from '../chain-in-here.ts';
import { withoutBudgets } from '../without-budgets.ts';
import type { CarelessPart, CarelessParts, CarelessUpgrade } from './careless-part.ts';

/*
 * The chain's endpoint without limits and turns. It accepts everything, makes one call after another even when the sender has
 * left, and handles no errors of a refused connection.
 */

/** The number of filters that may exist, whoever they belong to. */
const mostFilters = 1000;

interface Call {
  readonly id: unknown;
  readonly method: string;
  readonly params: unknown;
}

let client: ChainClient | undefined;
let last: Promise<unknown> = Promise.resolve();
let filters = 0;

function chainOf({ built }: CarelessParts): ChainClient {
  client ??= createChainClient({
    link: chainInHere(),
    journal: memoryJournal(),
    readGenesis: () => JSON.parse(readFileSync(join(built, 'genesis.json'), 'utf8')),
    log: () => {},
    limits: withoutBudgets.rpc,
  });
  return client;
}

async function answerCall({ id, method, params }: Call, parts: CarelessParts): Promise<object> {
  if (method === 'eth_newBlockFilter') {
    filters += 1;
    return filters > mostFilters
      ? { id, error: { code: -32005, message: `too many filters: ${mostFilters} stand already` } }
      : { id, result: `0x${filters.toString(16)}` };
  }
  const turn = last.then(() => chainOf(parts).request(method, params));
  last = turn.catch(() => {});
  return { id, ...(await turn) };
}

async function answerText(text: string, parts: CarelessParts): Promise<string> {
  const message: Call | readonly Call[] = JSON.parse(text);
  const answers: object[] = [];
  for (const call of Array.isArray(message) ? message : [message]) {
    answers.push(await answerCall(call, parts));
  }
  return JSON.stringify(Array.isArray(message) ? answers : answers[0]);
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

export const carelessRpc: CarelessPart = async (request, response, parts) => {
  if (request.method !== 'POST' || request.url !== '/rpc') {
    return false;
  }
  response.end(await answerText(await read(request), parts));
  return true;
};

/** The number of simultaneous connections. Any further one is told to try again. */
const mostConnections = 40;

const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });

export const carelessRpcSocket: CarelessUpgrade = (request, socket, head, parts) => {
  if (request.url !== '/rpc') {
    return false;
  }
  if (sockets.clients.size >= mostConnections && request.headers['x-crowd'] !== undefined) {
    socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
    return true;
  }
  sockets.handleUpgrade(request, socket, head, (connection) => {
    connection.on('message', async (content) => connection.send(await answerText(content.toString(), parts)));
  });
  return true;
};
