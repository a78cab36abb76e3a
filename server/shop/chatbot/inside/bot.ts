import type { ChatbotTraining } from '../../../../shared/content/content.ts';
import { type IntentModel, trainModel } from './intents.ts';

/*
 * The bot itself. It runs inside QuickJS and lives on between calls (decisions 6 and 7). Its names are global, since the shop
 * talks to it in source text, and so do learners: whatever they replace is used from then on, so nothing here keeps a
 * reference to what it found.
 */

/** Who talks to the bot, by id. */
interface Users {
  readonly idmap: Record<string, string>;
  addUser(this: Users, token: string, name: string): void;
  get(this: Users, token: string): string | undefined;
}

/** What the bot consists of (api-shop.md 21.1). */
interface Bot {
  users: Users;
  training: { state: boolean };
  trainingSet: ChatbotTraining;
  model: IntentModel;
  train(): void;
  /** Name of a customer who is known. */
  currentUser(token: string): string | undefined;
  /** What was recognised; without an `answer` for strangers. */
  process(query: string, token: string): object;
}

// They are there once `start` has run. A learner who removes one makes what uses it fail, as it should.
const bot = globalThis as unknown as Bot;

/** Makes the bot and trains it. */
export function start(trainingSet: ChatbotTraining): void {
  bot.trainingSet = trainingSet;
  bot.training = { state: false };
  bot.users = {
    idmap: {},
    addUser(token, name) {
      this.idmap[token] = name;
    },
    get(token) {
      return this.idmap[token];
    },
  };
  bot.train = () => {
    bot.model = trainModel(bot.trainingSet);
    bot.training.state = true;
  };
  bot.currentUser = (token) => bot.users.get(token);
  bot.process = (query, token) =>
    bot.users.get(token)
      ? bot.model.process(bot.trainingSet.lang, query)
      : { action: 'unrecognized', body: 'user does not exist' };
  bot.train();
}
