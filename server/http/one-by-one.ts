import { letOthersIn } from '../let-others-in.ts';
import { PageError } from './errors.ts';

/** Does one thing after the other, and lets other requests be answered in between. */
export type OneByOne = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * For work that takes the process a while each time and that anybody may ask for at once.
 * @param most of those that wait; with one more the asking fails with 503
 * @param refusal what it says then
 */
export function oneByOne(most: number, refusal = 'Too many are waiting for this. Try again later.'): OneByOne {
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
