import { jsonValueAt } from '../../../../../../../shared/http-file/json-value.ts';
import { fromBase64 } from '../../../model/bytes.ts';
import { bodyText, headerOf, type Response, readResponse, textOfMessage } from '../../../model/response.ts';
import type { Take } from '../../plan/plan.ts';
import { patternOf } from './pattern.ts';

/** Why a response has no value to take. */
export type Lack = 'notJson' | 'nothing' | 'tooLong';

/** What was taken from a response, by name. */
export interface TakenFrom {
  readonly taken: Readonly<Record<string, string>>;
  readonly lacks: Readonly<Record<string, Lack>>;
}

/** Characters of a value. Thousands of them are kept. */
export const longestValue = 8192;

/**
 * Takes values from a response.
 * @param response in base64
 */
export function takeFrom(response: string, takes: readonly Take[]): TakenFrom {
  const read = readResponse(fromBase64(response));
  const taken: Record<string, string> = {};
  const lacks: Record<string, Lack> = {};
  for (const take of takes) {
    const found = lookUp(take, read);
    if (found.kind === 'found' && found.value.length <= longestValue) {
      taken[take.name] = found.value;
    } else {
      lacks[take.name] = found.kind === 'found' ? 'tooLong' : found.kind;
    }
  }
  return { taken, lacks };
}

type Value = { readonly kind: 'found'; readonly value: string } | { readonly kind: Exclude<Lack, 'tooLong'> };

function lookUp({ kind, from }: Take, response: Response): Value {
  switch (kind) {
    case 'json': {
      const found = jsonValueAt(from, bodyText(response));
      return found.kind === 'found' ? found : { kind: found.kind === 'notJson' ? 'notJson' : 'nothing' };
    }
    case 'pattern': {
      const match = patternOf(from).exec(textOfMessage(response));
      return match === null ? { kind: 'nothing' } : { kind: 'found', value: match[1] ?? match[0] };
    }
    case 'header': {
      const value = headerOf(response.headers, from.trim().toLowerCase());
      return value === undefined ? { kind: 'nothing' } : { kind: 'found', value };
    }
  }
}
