import autocannon from 'autocannon';

const connections = 16;

/**
 * Measures requests per second over several connections at once.
 * @param seconds how long
 * @param requests sent over each connection in turn, again and again
 * @throws when any response is not a success
 */
export async function requestsPerSecond(
  name: string,
  url: string,
  seconds: number,
  requests: readonly autocannon.Request[],
): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, requests: [...requests] });
  if (result.non2xx > 0 || result.errors > 0) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(`${name}: not all responses were 2xx: ${statuses}, ${result.errors} requests failed.`);
  }
  return result.requests.total / result.duration;
}
