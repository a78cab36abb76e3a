import { expect } from 'vitest';
import type { Answer, Client } from '../../support/client.ts';
import { newCustomer } from '../../support/customer.ts';

/** Someone who talks to the bot. */
export interface Talker {
  /** The token, which changes with the name. */
  readonly token: string;
  say(query: unknown): Promise<Answer>;
  /** Sends a message and returns the bot's text. Fails the test when the response is anything but a text. */
  hears(query: unknown): Promise<string>;
  status(): Promise<Answer>;
  /** Sets this name through the bot. */
  takeName(name: string): Promise<Answer>;
}

/** Creates a customer whom the bot has not met, without a name unless one is given. */
export async function newTalker(client: Client, name?: string): Promise<Talker> {
  let { token } = await newCustomer(client);
  const respond = (action: string, query: unknown) =>
    client.post('/rest/chatbot/respond', { action, query }, { token });
  const talker: Talker = {
    get token() {
      return token;
    },
    say: (query) => respond('query', query),
    hears: async (query) => textIn(await respond('query', query)),
    status: () => client.get('/rest/chatbot/status', { token }),
    takeName: async (wanted) => {
      const answer = await respond('setname', wanted);
      token = answer.status === 200 ? answer.json().token : token;
      return answer;
    },
  };
  if (name !== undefined) {
    expect((await talker.takeName(name)).status).toBe(200);
  }
  return talker;
}

/** Returns the text of a response that holds nothing but a text. */
export function textIn(answer: Answer): string {
  expect([answer.status, answer.json()]).toEqual([200, { action: 'response', body: expect.any(String) }]);
  return answer.json().body;
}
