/** Milliseconds after one cancelled dialog; twice as long after each further one. */
const first = 3_000;
const longest = 60_000;

/** Whoever has not bothered anybody for so long begins anew. */
const forgotten = 120_000;

/** Whether the shop's page may open a native dialog. After a "no" it is not listened to for a while: it could ask for ever. */
export interface QuietTime {
  isOn(): boolean;
  /** To be told of each answer to a dialog that a page opened. */
  answered(isAgreed: boolean): void;
}

/** One for all kinds of dialogs, so that a page cannot take turns. The learner's own menu does not ask it. */
export function createQuietTime(now: () => number = () => performance.now()): QuietTime {
  let until = Number.NEGATIVE_INFINITY;
  let length = first;
  return {
    isOn: () => now() < until,
    answered: (isAgreed) => {
      if (isAgreed || now() > until + forgotten) {
        length = first;
      }
      if (!isAgreed) {
        until = now() + length;
        length = Math.min(length * 2, longest);
      }
    },
  };
}
