import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import net from 'node:net';
import type { Attempt } from './attempt.ts';

/* The process has these modules loaded, since it listens to the network. */

export const network = {
  'connect to a port of this machine': ({ targets }) => secretFrom(net.connect(targets.port, '127.0.0.1')),
  'connect through a socket of its own': ({ targets }) =>
    secretFrom(new net.Socket().connect(targets.port, '127.0.0.1')),
  'send a request': ({ targets }) =>
    new Promise((resolve, reject) => {
      const request = http.get({ port: targets.port, host: '127.0.0.1', agent: new http.Agent() }, (response) => {
        response.setEncoding('utf8').on('data', resolve);
      });
      request.on('error', reject);
    }),
  'fetch an address': async ({ targets }) => (await fetch(`http://127.0.0.1:${targets.port}`)).text(),
  'send a packet': ({ targets }) =>
    new Promise((resolve, reject) => {
      const socket = dgram.createSocket('udp4');
      socket.send(targets.secret, targets.port, '127.0.0.1', (error) => {
        socket.close();
        error === null ? resolve('sent') : reject(error);
      });
    }),
  'look up a name': async () => (await dns.promises.lookup('localhost')).address,
} satisfies Record<string, Attempt>;

function secretFrom(socket: net.Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.setEncoding('utf8').on('data', resolve).on('error', reject);
  });
}
