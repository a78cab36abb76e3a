import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Step } from './step.ts';
import type { Battlefield } from './ways.ts';

type SocketStep = Extract<Step, { kind: 'socket' }>;

const mostConnections = 150;
/** Milliseconds for which connections stay open. */
const held = 1500;

/** Upgrades connections, sends frames or invalid bytes, and ends them. Never rejects because of the shop. */
export async function sendSockets(step: SocketStep, field: Battlefield): Promise<void> {
  const payload = Buffer.from(
    step.unit.repeat(Math.ceil(step.length / step.unit.length)).slice(0, Math.max(step.length, step.unit.length)),
  );
  const sent = step.frames < 0 ? randomBytes(Math.min(payload.length, 4096)) : frameOf(payload);
  const sockets = Array.from({ length: Math.min(step.count, mostConnections) }, () => {
    const socket = connect(field.port, '127.0.0.1');
    field.onSent();
    socket.on('error', () => {});
    socket.write(opening(step.path));
    // Bytes that are not a frame are sent in the same packet as the head.
    for (let frame = 0; frame < Math.max(1, step.frames); frame += 1) {
      socket.write(sent);
    }
    if (step.end === 'unread') {
      socket.pause();
    } else {
      socket.resume();
    }
    return socket;
  });
  await wait(step.frames < 0 ? 200 : held);
  for (const socket of sockets) {
    end(socket, step.end);
  }
}

function end(socket: Socket, how: SocketStep['end']): void {
  if (how === 'close') {
    socket.destroy();
  } else {
    socket.resetAndDestroy();
  }
}

function opening(path: string): string {
  return [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '',
    '',
  ].join('\r\n');
}

/** Builds a WebSocket text frame as clients send it. */
function frameOf(payload: Buffer): Buffer {
  const head = Buffer.alloc(14);
  head[0] = 0x81;
  let at = 2;
  if (payload.length < 126) {
    head[1] = 0x80 | payload.length;
  } else if (payload.length < 65_536) {
    head[1] = 0x80 | 126;
    at = head.writeUInt16BE(payload.length, 2);
  } else {
    head[1] = 0x80 | 127;
    at = head.writeBigUInt64BE(BigInt(payload.length), 2);
  }
  // A mask of zeros leaves the payload unchanged.
  return Buffer.concat([head.subarray(0, at + 4), payload]);
}
