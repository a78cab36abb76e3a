import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** How many requests are remembered, and how many characters of each are reported. */
const remembered = 12;
const longestAddress = 160;

/** Milliseconds between two reports. At full speed, only about one request in 160 causes one, so that reports cost next to nothing. */
const pause = 20;

interface Begun {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Reports which of the latest requests are under way. It does so when a request begins, before any work on it, since a process that
 * hangs can no longer report anything.
 */
export function reportRequests(report: (requests: readonly string[]) => void): void {
  const last: Begun[] = [];
  let next = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  subscribe('http.server.request.start', (message) => {
    // Node documents what this message holds.
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
