import { letOthersIn } from '../let-others-in.ts';
import { PageError } from './errors.ts';

/** Does one piece of work after the other, and lets other requests be answered in between. */
export type OneByOne = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Makes a queue for work that occupies the process for a while each time and that anyone may ask for at once.
 * @param most how many may wait; one more is refused with 503
 * @param refusal the message of the refusal
 */
export function oneByOne(most: number, refusal = 'Too many requests are waiting for this. Try again later.'): OneByOne {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= most) {
      return Promise.reject(new PageError(refusal, { status: 503 }));
    }
    waiting += 1;
    const result = last.then(letOthersIn).then(work);
    last = result
      .catch(() => {})
      .then(() => {
        waiting -= 1;
      });
    return result;
  };
}
