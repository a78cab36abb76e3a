type What = 'shop' | 'progress';

/** Resets that were asked for and not confirmed yet. */
export interface ResetRequests {
  /** Resolves when the shop reports that it is done; rejects when the shop ends first or takes too long. */
  request(what: What, send: () => void): Promise<void>;
  done(what: What): void;
  /** The shop ended: nobody will answer any more. */
  abandon(): void;
}

/** A reset takes a fraction of a second, and some seconds where an earlier version has let a file grow. */
const limit = 10_000;

export function createResetRequests(): ResetRequests {
  let waiting: { readonly what: What; readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  return {
    request: (what, send) =>
      new Promise((resolve, reject) => {
        const tooLong = setTimeout(() => reject(new Error('The shop did not confirm the reset.')), limit);
        waiting.push({
          what,
          resolve: () => {
            clearTimeout(tooLong);
            resolve();
          },
          reject: (error) => {
            clearTimeout(tooLong);
            reject(error);
          },
        });
        send();
      }),
    done: (what) => {
      const first = waiting.find((request) => request.what === what);
      waiting = waiting.filter((request) => request !== first);
      first?.resolve();
    },
    abandon: () => {
      for (const { reject } of waiting) {
        reject(new Error('The shop ended before the reset was done.'));
      }
      waiting = [];
    },
  };
}
