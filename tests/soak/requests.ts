import { subscribe } from 'node:diagnostics_channel';

/** Counts every HTTP request that this process sends from now on, by whatever means. */
export function countRequests(): () => number {
  let requests = 0;
  for (const channel of ['undici:request:create', 'http.client.request.start']) {
    subscribe(channel, () => {
      requests += 1;
    });
  }
  return () => requests;
}
