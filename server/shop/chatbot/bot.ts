import type { ChatbotTraining } from '../../../shared/content/seed.ts';
import type { DecoyHost, Keep } from '../../decoy/host/host.ts';
import { type Failure, failureOf } from './bot-errors.ts';
import program from './inside/bot.ts?inside-quickjs';

/** The bot cannot be reached at the moment, but may soon be back. */
export class BotAway extends Error {}

/** A command was not valid code, or failed. The message is the engine's. */
export class CommandFailed extends Error {
  /** Whether the code itself threw; otherwise it took too much time or memory. */
  readonly isThrown: boolean;

  constructor(message: string, isThrown: boolean) {
    super(message);
    this.isThrown = isThrown;
  }
}

/** The bot's reaction to a query: the answer that it has chosen, which learners' code may have made, or undefined if it has none. */
export type BotAnswer =
  | { readonly kind: 'answer'; readonly answer: Readonly<Record<string, unknown>> | undefined }
  /** The bot cannot even answer its own probe. */
  | { readonly kind: 'broken'; readonly reason: string };

/**
 * The support bot (api-shop.md 21.1): a program in a runtime of its own, which the shop controls by sending it source code.
 * Whatever happens to the program stays that way until the shop is restarted or reseeded.
 */
export interface Bot {
  /** Returns the name under which the bot knows a customer; undefined for a stranger. @throws CommandFailed, BotAway */
  nameOf(id: string): Promise<string | undefined>;
  /** Makes a customer known to the bot. @throws CommandFailed, BotAway */
  register(id: string, name: string): Promise<void>;
  /** @throws BotAway */
  answer(query: string, id: string): Promise<BotAnswer>;
}

/** Characters that may end a string in source code, or hide something in it. */
const special = /["'\\\n\r\u2028\u2029]/;

export function createBot(decoy: Pick<DecoyHost, 'openSession'>, training: ChatbotTraining): Bot {
  const session = decoy.openSession(`${program}\ninsideQuickJs.start(${JSON.stringify(training)})`);
  const probe = training.data[0]?.utterances[0] ?? '';

  const run = async (source: string, keep: Keep): Promise<unknown> => {
    const result = await session.evaluate(source, keep).catch((error: unknown) => {
      throw new BotAway('The evaluator cannot be reached', { cause: error });
    });
    if (result.outcome === 'value') {
      return result.value;
    }
    if (result.outcome === 'busy') {
      throw new BotAway('The evaluator has too much to do');
    }
    throw new CommandFailed(await wordingOf(result), result.outcome === 'threw');
  };

  /** Returns the failure's message, and adds what is not a function, which the interpreter does not say. */
  const wordingOf = async (failure: Failure): Promise<string> => {
    const text = failureOf(failure);
    return text === 'not a function' && (await run('typeof process', 'never')) !== 'function'
      ? `process is ${text}`
      : text;
  };

  const process = async (query: string, id: string): Promise<BotAnswer> => {
    // weakness: killChatbotChallenge (what customers type becomes part of the command)
    const recognised = await run(`process("${query}", "${id}")`, special.test(query + id) ? 'always' : 'never');
    if (recognised === undefined || recognised === null) {
      throw new CommandFailed(`Cannot read properties of ${recognised} (reading 'answer')`, true);
    }
    const { answer }: { readonly answer?: unknown } = Object(recognised);
    return { kind: 'answer', answer: answer ? Object(answer) : undefined };
  };

  /** Runs a command about a customer. If it holds no special characters and still takes too much, the machine is at fault, not the customer. */
  const runAbout = async (words: string, source: string, keep: Keep): Promise<unknown> => {
    const isSpecial = special.test(words);
    try {
      return await run(source, isSpecial ? 'always' : keep);
    } catch (error) {
      if (error instanceof CommandFailed && !error.isThrown && !isSpecial) {
        throw new BotAway(error.message, { cause: error });
      }
      throw error;
    }
  };

  return {
    nameOf: async (id) => {
      // weakness: killChatbotChallenge (an id may be any string, since tokens can be forged)
      const name = await runAbout(id, `currentUser('${id}')`, 'never');
      return name ? String(Object(name)) : undefined;
    },
    register: async (id, name) => {
      // weakness: killChatbotChallenge (what customers call themselves becomes part of the command)
      await runAbout(id + name, `users.addUser("${id}", "${name}")`, 'whileRoom');
    },
    answer: async (query, id) => {
      try {
        return await process(query, id);
      } catch (error) {
        return afterFailure(error, () => process(probe, id));
      }
    },
  };
}

/** Finds out whether only this query failed, or whether the bot is broken. */
async function afterFailure(failure: unknown, probe: () => Promise<BotAnswer>): Promise<BotAnswer> {
  if (!(failure instanceof CommandFailed)) {
    throw failure;
  }
  try {
    await probe();
    return { kind: 'answer', answer: undefined };
  } catch (error) {
    if (error instanceof CommandFailed) {
      return { kind: 'broken', reason: error.message };
    }
    throw error;
  }
}
