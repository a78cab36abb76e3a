import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildContent } from '../../../build/content/build-content.ts';
import { readChatbotTraining } from '../../../server/config/chatbot-training.ts';
import { chatbotTrainingOf } from '../../../server/shop-process/chatbot-training.ts';
import { neededIntents, ownIntent, trainingWith } from './training.ts';

const { content } = buildContent(join(import.meta.dirname, '../../../resources'));

/** Returns the configuration that names this training data. */
const naming = (trainingData: string) => {
  const { application } = content.configuration;
  return {
    ...content.configuration,
    application: { ...application, chatBot: { ...application.chatBot, trainingData } },
  };
};

it('is the shipped data, unless something else is configured', () => {
  const training = chatbotTrainingOf(content.configuration, content, { kind: 'memory' });
  expect(training).toBe(content.chatbotTraining);
  expect(readChatbotTraining(JSON.stringify(training))).toEqual({ kind: 'read', training });
});

it('may be a file in the data folder', () => {
  const path = mkdtempSync(join(tmpdir(), 'juice-range-training-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  mkdirSync(join(path, 'chatbot'));
  writeFileSync(join(path, 'chatbot/mine.json'), JSON.stringify(trainingWith(ownIntent)));
  expect(chatbotTrainingOf(naming('mine.json'), content, { kind: 'folder', path })).toEqual(trainingWith(ownIntent));
  for (const name of ['../mine.json', 'https://pictures.example/mine.json', 'chatbot/mine.json']) {
    const use = () => chatbotTrainingOf(naming(name), content, { kind: 'folder', path });
    expect(use).toThrow(`The chatbot's training data must be a file in the data folder, below chatbot: ${name}.`);
  }
  const missing = () => chatbotTrainingOf(naming('missing.json'), content, { kind: 'folder', path });
  expect(missing).toThrow(/cannot be read \(ENOENT\)\.$/);
  const inMemory = () => chatbotTrainingOf(naming('mine.json'), content, { kind: 'memory' });
  expect(inMemory).toThrow('must be a file in the data folder');
});

it.each([
  ['is not JSON', '{"lang"', /^it is not JSON \(/],
  ['is null', 'null', /^it must hold lang and, in data, intents/],
  ['has no language', { data: neededIntents }, /^it must hold lang/],
  ['has no intents', { lang: 'en', data: [] }, /^it must hold lang/],
  ['has an intent without answers', trainingWith({ ...ownIntent, answers: [] }), /^it must hold lang/],
  ['has an intent without utterances', trainingWith({ ...ownIntent, utterances: [] }), /^it must hold lang/],
  [
    'leads to no coupon',
    { lang: 'en', data: neededIntents.slice(1) },
    /^its intent queries\.couponCode must have the function couponCode among its answers$/,
  ],
])('is refused when it %s', (_what, training, error) => {
  const text = typeof training === 'string' ? training : JSON.stringify(training);
  expect(readChatbotTraining(text)).toEqual({ kind: 'refused', error: expect.stringMatching(error) });
});
