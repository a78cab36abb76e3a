import type { ChatbotIntent, ChatbotTraining } from '../../../shared/content/seed.ts';

/** What training data must lead to. */
export const neededIntents: readonly ChatbotIntent[] = [
  { intent: 'queries.couponCode', utterances: ['voucher'], answers: [{ action: 'function', handler: 'couponCode' }] },
  { intent: 'queries.productPrice', utterances: ['price'], answers: [{ action: 'function', handler: 'productPrice' }] },
  { intent: 'queries.functionTest', utterances: ['proof'], answers: [{ action: 'function', handler: 'testFunction' }] },
];

/** Something that only an operator's own bot knows. */
export const ownIntent: ChatbotIntent = {
  intent: 'fruit',
  utterances: ['papaya'],
  answers: [{ action: 'response', body: 'Is ripe, <customer-name>.' }],
};

/** Returns complete training data, with these intents before the required ones. */
export function trainingWith(...intents: readonly ChatbotIntent[]): ChatbotTraining {
  return { lang: 'en', data: [...intents, ...neededIntents] };
}
