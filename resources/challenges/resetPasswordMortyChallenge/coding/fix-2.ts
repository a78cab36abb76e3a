/** The limit of password reset and second factor: nobody can try out many answers to a security question. */
export const accountLimit: RateLimit = { calls: 100, milliseconds: 300_000 };

/** Whom a call is counted for: behind a proxy, the client that it speaks for. */
function clientOf(request: FastifyRequest): string {
  const forwardedFor = request.headers.forwarded;
  return forwardedFor || remoteAddress(request);
}

/**
 * Makes one limiter: a fixed window per client, counting all calls, failed or not. Each limiter counts for itself.
 * @returns a function that answers 429 itself once the limit is passed, and says whether it did
 */
export function createRateLimit(limit: RateLimit): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const windows = createWindows(limit);
  return (request, reply) => {
    const now = Date.now();
    const window = windowOf(windows, clientOf(request), now, limit);
    window.calls += 1;
    reply.header('X-RateLimit-Limit', limit.calls);
    reply.header('X-RateLimit-Remaining', Math.max(0, limit.calls - window.calls));
    reply.header('X-RateLimit-Reset', Math.ceil(window.endsAt / 1000));
    if (window.calls <= limit.calls) {
      return false;
    }
    reply.header('Retry-After', Math.ceil((window.endsAt - now) / 1000));
    sendText(reply, 429, 'Too many requests, please try again later.');
    return true;
  };
}
