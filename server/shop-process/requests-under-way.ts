import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** So many requests are remembered, and so much is told of each. */
const remembered = 12;
const longestAddress = 160;

/** Milliseconds between two reports: at full speed every 160th request brings one about, so that they cost nothing. */
const pause = 20;

interface Begun {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Reports which of the last requests are under way whenever one begins, before it is worked on: a process that hangs can no longer say
 * what on.
 */
export function reportRequests(report: (requests: readonly string[]) => void): void {
  const last: Begun[] = [];
  let next = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  subscribe('http.server.request.start', (message) => {
    // Node says what its own messages hold.
    last[next] = message as Begun;
    next = (next + 1) % remembered;
    const now = performance.now();
    if (now - reportedAt >= pause) {
      reportedAt = now;
      report([...last.slice(next), ...last.slice(0, next)].filter(isUnderWay).map(describe));
    }
  });
}

function isUnderWay({ response }: Begun): boolean {
  return !response.writableEnded && !response.destroyed;
}

function describe({ request: { method, url } }: Begun): string {
  return `${method} ${url}`.slice(0, longestAddress);
}
