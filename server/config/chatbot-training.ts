import type { ChatbotAnswer, ChatbotIntent, ChatbotTraining } from '../../shared/content/seed.ts';
import { messageOf } from '../../shared/values/message-of.ts';

/** The functions of the shop that the training must name as answers, by intent (api-learning.md 16). */
const required: Readonly<Record<string, string>> = {
  'queries.couponCode': 'couponCode',
  'queries.productPrice': 'productPrice',
  'queries.functionTest': 'testFunction',
};

export type ReadTraining =
  | { readonly kind: 'read'; readonly training: ChatbotTraining }
  /** The fault, as one sentence without a full stop. */
  | { readonly kind: 'refused'; readonly error: string };

/** Reads and checks an operator's own training data for the chatbot. @param text JSON */
export function readChatbotTraining(text: string): ReadTraining {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { kind: 'refused', error: `it is not JSON (${messageOf(error)})` };
  }
  if (!isTraining(value)) {
    return { kind: 'refused', error: 'it must hold lang and, in data, intents with utterances and answers' };
  }
  for (const [intent, handler] of Object.entries(required)) {
    const answers = value.data.find((known) => known.intent === intent)?.answers ?? [];
    if (!answers.some((answer) => answer.action === 'function' && answer.handler === handler)) {
      return { kind: 'refused', error: `its intent ${intent} must have the function ${handler} among its answers` };
    }
  }
  return { kind: 'read', training: value };
}

type Fields = Readonly<Record<string, unknown>>;

function isTraining(value: unknown): value is ChatbotTraining {
  const { lang, data }: Fields = Object(value);
  return typeof lang === 'string' && isList(data, isIntent);
}

function isIntent(value: unknown): value is ChatbotIntent {
  const { intent, utterances, answers }: Fields = Object(value);
  return typeof intent === 'string' && isList(utterances, isText) && isList(answers, isAnswer);
}

function isAnswer(value: unknown): value is ChatbotAnswer {
  const { action, body, handler }: Fields = Object(value);
  return action === 'response' ? isText(body) : action === 'function' && isText(handler);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Returns whether a value is a non-empty list of such items. */
function isList<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.length > 0 && value.every(isItem);
}
