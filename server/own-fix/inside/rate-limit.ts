import { remoteAddress, sendText } from '../../http/answers.ts';
import type { Handler } from './app.ts';
import { exportedFunction, installer } from './install.ts';

interface Window {
  readonly endsAt: number;
  calls: number;
}

/** The surroundings of the limiter (server/http/guards/rate-limit.ts), and the password reset behind it. */
export const install = installer(({ app }) => ({
  names: {
    remoteAddress,
    sendText,
    createWindows: () => new Map<string, Window>(),
    windowOf: (
      windows: Map<string, Window>,
      client: string,
      now: number,
      { milliseconds }: { readonly milliseconds: number },
    ): Window => {
      const known = windows.get(client);
      if (known !== undefined && known.endsAt > now) {
        return known;
      }
      const window = { endsAt: now + milliseconds, calls: 0 };
      windows.set(client, window);
      return window;
    },
  },
  begin: (exported) => {
    const create = exportedFunction(exported, 'createRateLimit');
    // As the shop does: a limiter answers by itself, and says whether it did.
    const isLimited = create(exported.accountLimit) as Handler;
    app.post('/rest/user/reset-password', (request, reply) => {
      if (isLimited(request, reply) === true) {
        return reply;
      }
      const { email, answer } = request.body as { readonly email?: unknown; readonly answer?: unknown };
      return email === 'bjoern@juice-sh.op' && answer === 'West-2082'
        ? { user: { email } }
        : reply.code(401).send('Wrong answer to security question.');
    });
  },
}));
