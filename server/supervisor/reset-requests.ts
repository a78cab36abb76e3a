type What = 'shop' | 'progress';

/** Resets that were requested and aren't confirmed yet. */
export interface ResetRequests {
  /** Resolves when the shop reports that the reset is done. Rejects when the shop ends first or takes too long. */
  request(what: What, send: () => void): Promise<void>;
  done(what: What): void;
  /** Rejects all requests, since the shop has ended and nobody will answer any more. */
  abandon(): void;
}

/** In milliseconds. A reset takes a fraction of a second, or some seconds where an earlier version let a file grow. */
const limit = 10_000;

export function createResetRequests(): ResetRequests {
  const waiting = new Set<PromiseWithResolvers<void> & { readonly what: What }>();
  return {
    request: async (what, send) => {
      const request = { what, ...Promise.withResolvers<void>() };
      waiting.add(request);
      const tooLong = setTimeout(() => request.reject(new Error('The shop did not confirm the reset.')), limit);
      try {
        send();
        await request.promise;
      } finally {
        clearTimeout(tooLong);
        waiting.delete(request);
      }
    },
    done: (what) => {
      const first = [...waiting].find((request) => request.what === what);
      if (first !== undefined) {
        waiting.delete(first);
        first.resolve();
      }
    },
    abandon: () => {
      for (const { reject } of waiting) {
        reject(new Error('The shop ended before the reset was done.'));
      }
      waiting.clear();
    },
  };
}
