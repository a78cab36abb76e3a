import type { Config } from '../../config/config.ts';

/** What the bot says regardless of its training (api-shop.md 21). */
export interface Phrases {
  /** Fills in `<bot-name>` and `<customer-name>`. */
  fill(text: string, customer: string): string;
  greeting(customer: string): string;
  /** Said when nothing was recognised. */
  readonly notUnderstood: string;
  readonly nameQuery: string;
  readonly signIn: string;
  readonly notReady: string;
  broken(reason: string): string;
}

export function createPhrases({ application }: Config): Phrases {
  const { name, greeting, defaultResponse } = application.chatBot;
  const fill = (text: string, customer: string) =>
    text.replaceAll('<bot-name>', () => name).replaceAll('<customer-name>', () => customer);
  return {
    fill,
    greeting: (customer) => fill(greeting, customer),
    notUnderstood: defaultResponse,
    nameQuery: "I'm sorry I didn't get your name. What shall I call you?",
    signIn: `Sign in to talk to ${name}`,
    notReady: `${name} is still being squeezed into shape. Please wait a moment.`,
    broken: (reason) => `Remember to stay hydrated while I try to recover from "${reason}"...`,
  };
}
