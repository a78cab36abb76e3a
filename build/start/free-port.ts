import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nobody listens to at the moment. */
export async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  holder.close();
  await once(holder, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
