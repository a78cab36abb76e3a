import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from '../adversity/request.ts';
import { type Answer, createSender } from '../adversity/send.ts';
import type { World } from '../adversity/world.ts';
import { type Aimed, makeRequest } from './make-request.ts';
import type { Step } from './step.ts';

type RequestStep = Extract<Step, { kind: 'request' }>;

export interface Battlefield {
  readonly url: string;
  readonly port: number;
  readonly world: World;
  /** Called with every complete response. */
  onAnswer(aimed: Aimed, answer: Answer): void;
  /** Called for every request that waited in vain. */
  onSilence(aimed: Aimed): void;
  /** Called for every request that was sent. */
  onSent(): void;
}

/** A step sends nothing more after this many milliseconds. */
const stepLimit = 8000;

/** Milliseconds for which rude clients hold what they have. */
const held = 1500;

/** The most connections that a rude step opens. */
const mostConnections = 150;

/** Makes a step. Resolves when its requests are over, and never rejects because of the shop. */
export async function sendStep(step: RequestStep, field: Battlefield): Promise<void> {
  const make = (number: number) => makeRequest(step.idea, field.world, step.as, number);
  switch (step.way) {
    case 'whole':
      return sendWhole(step, field, make);
    case 'pipelined': {
      const count = Math.min(step.count, 100);
      const wires = Array.from({ length: count }, (_, number) => wireOf(make(number).request));
      return hold([openAndWrite(field, Buffer.concat(wires), count)], 'resume');
    }
    case 'cut':
    case 'reset':
    case 'slow':
    case 'unread': {
      const sockets = Array.from({ length: Math.min(step.count, mostConnections) }, (_, number) => {
        const wire = wireOf(make(number).request);
        return openAndWrite(field, partFor(step.way, wire, number), 1, step.way === 'slow' ? wire : undefined);
      });
      return step.way === 'cut' || step.way === 'reset' ? leave(sockets, step.way) : hold(sockets, 'pause');
    }
  }
}

async function sendWhole({ count, parallel }: RequestStep, field: Battlefield, make: (number: number) => Aimed) {
  const sender = createSender(field.url);
  const end = performance.now() + stepLimit;
  let next = 0;
  const lane = async () => {
    while (next < count && performance.now() < end) {
      const aimed = make(next);
      next += 1;
      field.onSent();
      try {
        const answer = await sender.send(aimed.request);
        if (answer !== null) {
          field.onAnswer(aimed, answer);
        }
      } catch (error) {
        // A connection that ends counts as a refusal, too.
        if (String(error).includes('no response within')) {
          field.onSilence(aimed);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, count) }, lane));
  sender.close();
}

/** Returns how much of a request is sent at once. */
function partFor(way: RequestStep['way'], wire: Buffer, number: number): Buffer {
  switch (way) {
    case 'cut':
    case 'reset':
      // Somewhere in the head, in the body, or right after it.
      return wire.subarray(0, Math.ceil((wire.length * ((number % 7) + 1)) / 7));
    case 'slow':
      return wire.subarray(0, 1);
    default:
      return wire;
  }
}

function openAndWrite(field: Battlefield, bytes: Buffer, requests: number, rest?: Buffer): Socket {
  const socket = connect(field.port, '127.0.0.1');
  for (let request = 0; request < requests; request += 1) {
    field.onSent();
  }
  socket.on('error', () => {});
  socket.write(bytes);
  if (rest !== undefined) {
    let at = bytes.length;
    const timer = setInterval(() => {
      socket.write(rest.subarray(at, at + 1));
      at += 1;
    }, 50);
    socket.once('close', () => clearInterval(timer));
  }
  return socket;
}

async function leave(sockets: readonly Socket[], way: 'cut' | 'reset'): Promise<void> {
  await wait(100);
  for (const socket of sockets) {
    if (way === 'reset') {
      socket.resetAndDestroy();
    } else {
      socket.destroy();
    }
  }
}

async function hold(sockets: readonly Socket[], how: 'pause' | 'resume'): Promise<void> {
  for (const socket of sockets) {
    socket[how]();
  }
  const closed = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  await Promise.race([closed, wait(held)]);
  for (const socket of sockets) {
    socket.destroy();
  }
}

/** Writes a request as bytes. */
function wireOf({ verb, target, headers, body }: Request): Buffer {
  const length = body === null ? {} : { 'content-length': String(body.length) };
  const lines = Object.entries({ host: 'localhost', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return Buffer.concat([
    Buffer.from([`${verb} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'), 'latin1'),
    body ?? Buffer.alloc(0),
  ]);
}
