import { subscribe } from 'node:diagnostics_channel';

/** Counts what anybody in this process asks anybody over HTTP, by whatever way, from now on. */
export function countRequests(): () => number {
  let requests = 0;
  for (const channel of ['undici:request:create', 'http.client.request.start']) {
    subscribe(channel, () => {
      requests += 1;
    });
  }
  return () => requests;
}
