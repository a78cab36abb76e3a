/** Milliseconds of quiet after one cancelled dialog. They double with each further one. */
const first = 3_000;
const longest = 60_000;

/** How long after the last quiet time the next one is short again, in milliseconds. */
const forgotten = 120_000;

/** Decides whether the shop's page may open a native dialog. After a "no", the page is ignored for a while, because it could ask for ever. */
export interface QuietTime {
  isOn(): boolean;
  /** Takes note of each answer to a dialog that a page opened. */
  answered(isAgreed: boolean): void;
}

/** Makes one quiet time for all kinds of dialogs, so that a page can't switch between them. The learner's own menu doesn't consult it. */
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
