import { isObject } from '../../../../shared/values/is-object.ts';
import { ApiError } from '../api.ts';

/**
 * What to tell the visitor about a failed call: the shop's own words where it has some (a plain text, or `error`, `message` or the
 * first of `errors` in a JSON body), else the key of a text of ours. Never empty, never a page of HTML.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) {
    return 'ERROR_NO_ANSWER';
  }
  return wordsOf(error.body) ?? 'ERROR_SERVER';
}

/** Whether the shop understood and refused, rather than failed or stayed silent: only then is a form emptied (decision 21). */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/**
 * What the server said against a call, wherever the answer holds it: `error`, the first of the validation `errors`, `message`, or
 * the `data` of `{status: 'error'}` (api-account.md 8.5, api-shop.md 11). Undefined when it gave no answer, or failed itself (5xx):
 * then nothing was refused, and what the reader typed can be sent again.
 */
export function refusalText(error: unknown): string | undefined {
  if (!isRefusal(error)) {
    return undefined;
  }
  const { body } = error;
  if (typeof body === 'string') {
    return body.trim() || undefined;
  }
  if (!isObject(body)) {
    return undefined;
  }
  const [first] = Array.isArray(body.errors) ? body.errors : [];
  const candidates = [body.error, isObject(first) ? first.message : first, body.message, body.data];
  return candidates.find((text) => typeof text === 'string' && text !== '');
}

function wordsOf(body: unknown): string | undefined {
  if (typeof body === 'string') {
    return body === '' || body.trimStart().startsWith('<') ? undefined : body;
  }
  if (!isObject(body)) {
    return undefined;
  }
  const { error, message, errors } = body;
  return [error, message, Array.isArray(errors) ? errors[0] : undefined]
    .map(wordsOf)
    .find((words) => words !== undefined);
}
