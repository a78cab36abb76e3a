import { once } from 'node:events';
import { createServer } from 'node:http';
import { sealBoard } from '../../../server/confinement/seal-board.ts';
import { obey } from './probe.ts';

/** A process like a class board's, as far as its walls are concerned: it listens, and the seals are applied. */
obey(async ({ sealed }) => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  if (sealed) {
    sealBoard(server);
  }
  return {};
});
