import { Server, Socket } from 'node:net';

/** Closes what a process sent along with a message: nobody asked for it, and a flood of them would use up our own. */
export function dropHandle(handle: unknown): void {
  if (handle instanceof Socket) {
    handle.destroy();
  } else if (handle instanceof Server) {
    handle.close();
  }
}
