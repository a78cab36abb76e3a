import { connect, type Socket } from 'node:net';
import type { StallTarget } from './stall.ts';

/** Opens a plain connection that may be lost, and that is closed once the attempt has been measured. */
export async function openSocket({ port, onEnd }: StallTarget): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onEnd(() => socket.destroy());
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.once('close', () => resolve());
  });
  return socket;
}

/** Returns the head of a request that upgrades the connection to the chain's WebSocket. */
export const rpcUpgrade = (host: string, more = ''): string =>
  [
    'GET /rpc HTTP/1.1',
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `${more}\r\n`,
  ].join('\r\n');

/** Opens a WebSocket to the chain without reading anything from it after the first response. */
export async function openRpcSocket(target: StallTarget, more = ''): Promise<Socket> {
  const socket = await openSocket(target);
  socket.write(rpcUpgrade(`localhost:${target.port}`, more));
  await new Promise<void>((resolve) => {
    socket.once('data', () => resolve());
    socket.once('close', () => resolve());
  });
  socket.pause();
  return socket;
}

/**
 * Builds a WebSocket frame as clients send it: masked, here with zeros.
 * @param length that it announces
 */
export function frame(opcode: 1 | 9, content: Buffer, length = content.length): Buffer {
  const head = Buffer.alloc(length < 126 ? 6 : 14);
  head[0] = 0x80 | opcode;
  if (length < 126) {
    head[1] = 0x80 | length;
  } else {
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, content]);
}
