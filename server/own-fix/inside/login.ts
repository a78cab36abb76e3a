import { sendText } from '../../http/answers.ts';
import { bodyField } from '../../http/body.ts';
import { sentText } from '../../http/sent-text.ts';
import { installer } from './install.ts';

interface User extends Record<string, unknown> {
  readonly id: number;
  readonly email: string;
}

/** The surroundings of `POST /rest/user/login` (server/shop/logins/login.ts). */
export const install = installer(({ app, database, calls }) => {
  const passwordHash = (password: unknown): string => {
    if (typeof password !== 'string') {
      throw new TypeError('The "data" argument must be of type string');
    }
    return calls.hash({ algorithm: 'md5', text: password });
  };
  const events = { emit: () => true };
  const translations = { translate: (text: string) => text, localeOf: () => 'en' };
  const tokens = { sign: (payload: object) => JSON.stringify(payload) };
  const shop = { app, database, events, translations, tokens };
  return {
    names: {
      shop,
      database,
      events,
      translations,
      tokens,
      bodyField,
      sentText,
      sendText,
      passwordHash,
      textOf: (password: unknown) => password || '',
      queryUsers: (users: typeof database, sql: string) => users.queryText(sql),
      sessionUser: (row: object) => ({ ...row }),
      startSession: (_shop: unknown, user: User) => ({
        authentication: { token: tokens.sign({ data: user }), bid: user.id, umail: user.email },
      }),
    },
  };
});
