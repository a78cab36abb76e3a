import { validateHeaderValue } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { remoteAddress, sendText } from '../../http/answers.ts';
import { autoRegister } from '../../http/bearer.ts';
import { cookieSession } from '../../http/cookie-session.ts';
import { blockedIllegalActivity } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';
import { findUser } from '../rows/users.ts';
import { profileHtml } from './profile-html.ts';
import { userNameLine } from './user-name-line.ts';

const policyHeader = 'Content-Security-Policy';

/** Registers `GET /profile`, the customer's own page (api-account.md 17.1). */
export function registerProfilePage(app: FastifyInstance, shop: ShopContext): void {
  const { config, database, sessions, tokens, events } = shop;
  app.get('/profile', async (request, reply) => {
    autoRegister(request, reply, tokens, sessions);
    const user = findUser(database, cookieSession(request, sessions).data.id);
    if (user === undefined) {
      throw blockedIllegalActivity(remoteAddress(request));
    }
    const { text, html } = await userNameLine(user, shop);
    const policy = policyFor(user.profileImage);
    events.emit('profile.shown', { name: text, profileImage: `${user.profileImage ?? ''}` });
    return sendText(reply.header(policyHeader, policy), 200, profileHtml(config, user, html));
  });
}

/** @throws TypeError, in the engine's own words, for an address that cannot be sent in a header */
function policyFor(profileImage: unknown): string {
  // weakness: usernameXssChallenge (the address of the picture is part of the policy, so it can extend it)
  const policy = `img-src 'self' ${profileImage}; script-src 'self' 'unsafe-eval' https://code.getmdl.io http://ajax.googleapis.com`;
  validateHeaderValue(policyHeader, policy);
  return policy;
}
