import type { ChatbotTraining } from '../../../shared/content/content.ts';
import type { DecoyHost, Keep } from '../../decoy/host/host.ts';
import { type Failure, failureOf } from './bot-errors.ts';
import program from './inside/bot.ts?inside-quickjs';

/** The bot cannot be asked at the moment; it may be there again soon. */
export class BotAway extends Error {}

/** A command was no sound code, or came to nothing; the message is the engine's. */
export class CommandFailed extends Error {
  /** Whether the code itself failed; else it took too much. */
  readonly isThrown: boolean;

  constructor(message: string, isThrown: boolean) {
    super(message);
    this.isThrown = isThrown;
  }
}

/** What the bot makes of a text: the answer that it has chosen, which learners' code may have made; undefined without one. */
export type BotAnswer =
  | { readonly kind: 'answer'; readonly answer: Readonly<Record<string, unknown>> | undefined }
  /** It cannot even answer what it is probed with. */
  | { readonly kind: 'broken'; readonly reason: string };

/**
 * The support bot (api-shop.md 21.1): a program in a runtime of its own, which the shop talks to in source text. What
 * happens to it in there stays so until the shop is started anew, or seeded anew.
 */
export interface Bot {
  /** Under which name the bot knows somebody; undefined for strangers. @throws CommandFailed, BotAway */
  nameOf(id: string): Promise<string | undefined>;
  /** Makes somebody known. @throws CommandFailed, BotAway */
  register(id: string, name: string): Promise<void>;
  /** @throws BotAway */
  answer(query: string, id: string): Promise<BotAnswer>;
}

/** What may end a text in source code, or hide something in it. */
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

  /** The interpreter does not say what it was that is not a function. */
  const wordingOf = async (failure: Failure): Promise<string> => {
    const text = failureOf(failure);
    return text === 'not a function' && (await run('typeof process', 'never')) !== 'function'
      ? `process is ${text}`
      : text;
  };

  const process = async (query: string, id: string): Promise<BotAnswer> => {
    // weakness: killChatbotChallenge (what customers type becomes a part of the command)
    const recognised = await run(`process("${query}", "${id}")`, special.test(query + id) ? 'always' : 'never');
    if (recognised === undefined || recognised === null) {
      throw new CommandFailed(`Cannot read properties of ${recognised} (reading 'answer')`, true);
    }
    const { answer }: { readonly answer?: unknown } = Object(recognised);
    return { kind: 'answer', answer: answer ? Object(answer) : undefined };
  };

  /** A command about a customer. One that holds nothing special and takes too much is the machine's fault, not theirs. */
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
      // weakness: killChatbotChallenge (an id may be text, since tokens can be forged)
      const name = await runAbout(id, `currentUser('${id}')`, 'never');
      return name ? String(Object(name)) : undefined;
    },
    register: async (id, name) => {
      // weakness: killChatbotChallenge (what customers call themselves becomes a part of the command)
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

/** Was it only this query, or is it the bot? */
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
