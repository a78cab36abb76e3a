import { isObject } from '../../../../shared/values/is-object.ts';
import { ApiError } from '../api.ts';

/**
 * Returns what to tell the visitor about a failed call: the shop's own words if it has any (plain text, or `error`, `message` or the first
 * of `errors` in a JSON body), otherwise the key of one of our texts. Never empty and never an HTML page.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) {
    return 'ERROR_NO_ANSWER';
  }
  return wordsOf(error.body) ?? 'ERROR_SERVER';
}

/**
 * Tells whether the shop understood the call and refused it, rather than failing or staying silent. Only then is a form emptied (decision
 * 21).
 */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/**
 * Returns the server's objection to a call, wherever the body has it: `error`, the first of the validation `errors`, `message`, or the
 * `data` of `{status: 'error'}` (api-account.md 8.5, api-shop.md 11). Undefined when there was no response or the server failed (5xx): then
 * nothing was refused, and the visitor can send the same input again.
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
