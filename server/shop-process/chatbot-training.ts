import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Content } from '../../shared/content/content.ts';
import type { ChatbotTraining } from '../../shared/content/seed.ts';
import { readChatbotTraining } from '../config/chatbot-training.ts';
import type { Config } from '../config/config.ts';
import type { Storage } from '../database/open.ts';
import { StartError } from './start-error.ts';

/** The name by which the configuration refers to the training data that ships with the shop. */
const shipped = 'botDefaultTrainingData.json';

/**
 * Returns the chatbot's training data: the data that ships with the shop or, if `application.chatBot.trainingData` names a
 * file, the operator's own in the folder `chatbot` of the data folder (api-learning.md 16).
 * @throws StartError
 */
export function chatbotTrainingOf(config: Config, content: Content, storage: Storage): ChatbotTraining {
  const name = config.application.chatBot.trainingData;
  if (name === shipped) {
    return content.chatbotTraining;
  }
  const advice = `Correct application.chatBot.trainingData, or leave it at ${shipped}.`;
  if (storage.kind !== 'folder' || basename(name) !== name) {
    throw new StartError(
      `The chatbot's training data must be a file in the data folder, below chatbot: ${name}.`,
      advice,
      'configuration',
    );
  }
  const read = readChatbotTraining(textOf(join(storage.path, 'chatbot', name), advice));
  if (read.kind === 'refused') {
    throw new StartError(`The chatbot's training data ${name} cannot be used: ${read.error}.`, advice, 'configuration');
  }
  return read.training;
}

function textOf(path: string, advice: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new StartError(`The chatbot's training data ${path} cannot be read (${reason}).`, advice, 'configuration');
  }
}
