import {
  type ExchangeQuestion,
  type HistoryQuestion,
  type HistorySearch,
  type HistorySwitch,
  workbenchLimits,
} from '../../shared/api/workbench.ts';
import { isObject } from '../../shared/values/is-object.ts';
import { isText, isWholeNumber, parseBody } from './body.ts';

/*
 * Each of these reads the body of an endpoint of the history, and returns one sentence when it has another shape.
 */

const most = Number.MAX_SAFE_INTEGER;

export function readHistoryQuestion(body: unknown): HistoryQuestion | string {
  const question = parseBody(body);
  if (!isObject(question)) {
    return 'The body has to be a JSON object.';
  }
  const { run, since } = question;
  if (run === undefined && since === undefined) {
    return {};
  }
  return isText(run) && isWholeNumber(since, 0, most)
    ? { run, since }
    : 'run and since have to be those of an earlier response.';
}

export function readExchangeQuestion(body: unknown): ExchangeQuestion | string {
  const question = parseBody(body);
  return isObject(question) && isText(question.run) && isWholeNumber(question.id, 1, most)
    ? { run: question.run, id: question.id }
    : 'run and id have to be those of an exchange.';
}

export function readHistorySearch(body: unknown): HistorySearch | string {
  const question = parseBody(body);
  const { text } = isObject(question) ? question : {};
  return isText(text) && text !== '' && text.length <= workbenchLimits.search
    ? { text }
    : `text has to be 1 to ${workbenchLimits.search} characters.`;
}

export function readHistorySwitch(body: unknown): HistorySwitch | string {
  const question = parseBody(body);
  return isObject(question) && typeof question.on === 'boolean' ? { on: question.on } : 'on has to be true or false.';
}
