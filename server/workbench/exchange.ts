import { request as parseAnswerTo } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { ExchangeEnd } from '../../shared/api/workbench.ts';

/** Where the shop listens. */
export interface Listener {
  readonly host: string;
  readonly port: number;
}

export interface ExchangeOptions {
  readonly listener: Listener;
  /** Milliseconds until an exchange without an end is cut off. */
  readonly time: number;
  /** Bytes of the response that are kept, and that are read at most. */
  readonly kept: number;
  readonly longest: number;
  /** Ends the exchange. */
  readonly signal: AbortSignal;
  /** Called with each connection, before anything is sent on it. */
  readonly onConnection: (socket: Socket) => void;
  /** Waits, before the last byte is sent, until others are as far. */
  readonly beforeLastByte?: () => Promise<void>;
}

export interface Exchanged {
  readonly end: ExchangeEnd;
  /** `performance.now()` when the connection was asked for. */
  readonly began: number;
  /** From the last byte of the request to the end of the response. */
  readonly milliseconds: number;
  /** The first bytes of the response. */
  readonly response: Buffer;
  /** How many bytes arrived in all. */
  readonly length: number;
}

/**
 * Sends bytes to the shop's own listener and reads one response, byte for byte, whatever the request looks like. It
 * resolves in every case, and closes the connection.
 */
export function exchange(bytes: Buffer, options: ExchangeOptions): Promise<Exchanged> {
  const { listener, time, kept, longest, signal, onConnection, beforeLastByte } = options;
  const { promise, resolve } = Promise.withResolvers<Exchanged>();
  const began = performance.now();
  const chunks: Buffer[] = [];
  let sent = began;
  let length = 0;
  let isOver = false;
  const socket = connect({ ...listener, noDelay: true });
  const end = (how: ExchangeEnd) => {
    if (isOver) {
      return;
    }
    isOver = true;
    clearTimeout(deadline);
    signal.removeEventListener('abort', stop);
    socket.destroy();
    answer.destroy();
    const response = Buffer.concat(chunks);
    resolve({ end: how, began, milliseconds: performance.now() - sent, response, length });
  };
  const stop = () => end('stopped');
  const deadline = setTimeout(() => end('timeout'), time);
  const answer = findEndOfAnswer(bytes, () => end('complete'));
  signal.addEventListener('abort', stop);
  if (signal.aborted) {
    stop();
  }
  socket.once('connect', async () => {
    onConnection(socket);
    if (beforeLastByte !== undefined && bytes.length > 0) {
      socket.write(bytes.subarray(0, -1));
      await beforeLastByte();
      socket.write(bytes.subarray(-1));
    } else {
      socket.write(bytes);
    }
    sent = performance.now();
  });
  socket.on('data', (chunk) => {
    const room = kept - Math.min(length, kept);
    length += chunk.length;
    if (room > 0) {
      chunks.push(chunk.subarray(0, room));
    }
    if (length > longest) {
      end('tooLong');
    } else {
      answer.push(chunk);
    }
  });
  socket.once('end', () => answer.push(null));
  socket.once('error', () => end(length > 0 || !socket.connecting ? 'closed' : 'refused'));
  // Node's parser learns of the end first: a response without a length is complete with it.
  socket.once('close', () => setImmediate(end, 'closed'));
  return promise;
}

/**
 * Makes a stream that takes the bytes of a response. It calls back once Node's own parser sees the response's end, or
 * can't read it any more.
 */
function findEndOfAnswer(request: Buffer, onEnd: () => void): Duplex {
  const stream = new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done() });
  stream.on('error', () => {});
  // A response to HEAD has no body. No other method matters here.
  const method = request.subarray(0, 5).toString('latin1') === 'HEAD ' ? 'HEAD' : 'GET';
  const parser = parseAnswerTo({
    method,
    // Without an agent, since Node makes none where this is given.
    createConnection: () => stream,
    insecureHTTPParser: true,
    maxHeaderSize: 1024 * 1024,
  });
  parser.once('response', (response) => {
    response.once('end', onEnd);
    response.on('error', () => {});
    response.resume();
  });
  parser.once('upgrade', onEnd);
  // What isn't HTTP is read until the shop closes the connection.
  parser.on('error', () => {});
  parser.end();
  return stream;
}
