import { type SendOrder, workbenchLimits } from '../../shared/api/workbench.ts';
import { isObject } from '../../shared/values/is-object.ts';
import { isText, isWholeNumber, parseBody } from './body.ts';

/** An order that was checked. */
export interface CheckedOrder extends Omit<SendOrder, 'requests'> {
  readonly requests: readonly Buffer[];
}

/** Reads the body of `POST /rest/range/workbench/send`. @returns one sentence when it is not an order */
export function readOrder(text: unknown): CheckedOrder | string {
  const order = parseBody(text);
  if (!isObject(order)) {
    return 'The body has to be an order as JSON.';
  }
  const { requests, atOnce = 1, pause = 0, together = false } = order;
  const { requests: most, atOnce: mostAtOnce, pause: longestPause } = workbenchLimits;
  if (!(Array.isArray(requests) && requests.length > 0 && requests.length <= most && requests.every(isText))) {
    return `requests has to be 1 to ${most} requests in base64.`;
  }
  if (!isWholeNumber(atOnce, 1, mostAtOnce)) {
    return `atOnce has to be a number from 1 to ${mostAtOnce}.`;
  }
  if (!isWholeNumber(pause, 0, longestPause)) {
    return `pause has to be 0 to ${longestPause} milliseconds.`;
  }
  if (typeof together !== 'boolean') {
    return 'together has to be true or false.';
  }
  return { requests: requests.map((bytes) => Buffer.from(bytes, 'base64')), atOnce, pause, together };
}
