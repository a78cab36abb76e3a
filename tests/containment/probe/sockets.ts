import type { Attempt } from './attempt.ts';

export const sockets = {
  'talk to a local socket': async ({ targets }) => {
    const { connect } = await import('node:net');
    return new Promise((resolve, reject) => {
      connect(targets.socket).setEncoding('utf8').on('data', resolve).on('error', reject);
    });
  },
  'open a local socket outside': async ({ targets }) => {
    const { createServer } = await import('node:net');
    return new Promise((resolve, reject) => {
      const server = createServer().on('error', reject);
      server.listen(`${targets.outside}/socket`, () => {
        server.close();
        resolve('listening');
      });
    });
  },
} satisfies Record<string, Attempt>;
