import type { ChatbotTraining } from '../../../../shared/content/seed.ts';
import { type IntentModel, trainModel } from './intents.ts';

/*
 * The bot itself. It runs inside QuickJS and persists between calls (decisions 6 and 7). Its names are global, since the shop
 * controls it by source code, and so do learners. Whatever they replace is used from then on, so nothing here keeps a
 * reference to what it found.
 */

/** The customers that the bot knows, by id. */
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
  /** Returns the name of a known customer. */
  currentUser(token: string): string | undefined;
  /** Returns what was recognised, without an `answer` for strangers. */
  process(query: string, token: string): object;
}

// These properties exist once `start` has run. If a learner removes one, whatever uses it fails, as it should.
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
