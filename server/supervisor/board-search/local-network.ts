import { createSocket, type Socket } from 'node:dgram';
import { networkInterfaces } from 'node:os';

/** How boards and learners' apps talk to whoever is near. Nothing of it throws: where the network forbids it, nobody hears anything. */
export interface LocalNetwork {
  /** Listens to what others ask. @param reply sends an answer to whoever asked */
  listen(onQuestion: (question: Uint8Array, from: string, reply: (answer: Uint8Array) => void) => void): Listening;
  /** Asks everybody. @param onAnswer is told the address from which an answer came */
  ask(question: Uint8Array, onAnswer: (answer: Uint8Array, from: string) => void): Listening;
}

export interface Listening {
  stop(): void;
}

/** Where multicast DNS takes place (RFC 6762). */
const group = '224.0.0.251';
const port = 5353;

/** A message may not leave the network, and says so by arriving with this number. */
const timeToLive = 255;

/** How often networks that have come up since are joined, in milliseconds, and how many are asked at most. */
const rejoin = 5000;
const mostNetworks = 16;

/**
 * Multicast DNS over IPv4. Questions come from a port of their own, so they are answered straight to it (RFC 6762, section 6.7): learners' apps need not share
 * the port of the system's own service, and firewalls know this kind of answer.
 */
export const multicast: LocalNetwork = {
  listen: (onQuestion) => {
    const socket = createSocket({ type: 'udp4', reuseAddr: true });
    const join = () => {
      for (const address of ownAddresses()) {
        tryTo(() => socket.addMembership(group, address));
      }
    };
    const timer = setInterval(join, rejoin).unref();
    const stop = () => {
      clearInterval(timer);
      tryTo(() => socket.close());
    };
    socket.on('error', stop);
    socket.on('message', (question, { address, port: from }) =>
      onQuestion(question, address, (answer) => send(socket, answer, from, address)),
    );
    socket.bind(port, join);
    return { stop };
  },
  ask: (question, onAnswer) => {
    // A machine in several networks asks in each, since only one of them has the board.
    const asking = ownAddresses().map((address) => {
      const socket = createSocket('udp4');
      const stop = () => tryTo(() => socket.close());
      socket.on('error', stop);
      socket.on('message', (answer, { address: from }) => onAnswer(answer, from));
      socket.bind(0, address, () => {
        tryTo(() => socket.setMulticastInterface(address));
        tryTo(() => socket.setMulticastTTL(timeToLive));
        send(socket, question, port, group);
      });
      return stop;
    });
    return {
      stop: () => {
        for (const stop of asking) {
          stop();
        }
      },
    };
  },
};

function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .slice(0, mostNetworks);
}

/** Sends without waiting: what doesn't arrive is asked for again. */
function send(socket: Socket, message: Uint8Array, to: number, address: string): void {
  tryTo(() => socket.send(message, to, address, () => {}));
}

/** Does what a network or a closed socket may refuse. */
function tryTo(step: () => void): void {
  try {
    step();
  } catch {
    // The board is found by the addresses of the profile, or on another network.
  }
}
