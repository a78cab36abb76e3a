import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Query = Readonly<Record<string, unknown>>;

/** How long an access token is valid, in seconds. */
const lifetime = 3600;

/**
 * Registers the decoy identity provider, for signing in through a third party without a network (decision 29). It implements OAuth 2.0's
 * implicit flow. Its page is `/decoy/id/`. `GET /decoy/id/authorize` sends the visitor back to `redirect_uri` with an access token after a
 * `#`, or to the provider's page with an error. `GET /decoy/id/userinfo?access_token=` answers with 200 `{"id", "email", "verified_email",
 * "name"}` or with 401.
 * @param reserved email addresses, in lower case, that nobody can sign in with: those of the shop's seeded users
 */
export function registerIdentityProvider(app: FastifyInstance, reserved: ReadonlySet<string>): void {
  const tokens = createAccessTokens();

  app.get<{ Querystring: Query }>('/decoy/id/authorize', (request, reply) => {
    const { email, state } = request.query;
    const target = redirectTarget(request);
    if (target === undefined) {
      return back(request, reply, 'redirect');
    }
    if (typeof email !== 'string' || !/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(email)) {
      return back(request, reply, 'address');
    }
    if (reserved.has(email.toLowerCase())) {
      return back(request, reply, 'taken');
    }
    const answer = new URLSearchParams({
      access_token: tokens.issue(email),
      token_type: 'Bearer',
      expires_in: String(lifetime),
      ...(typeof state === 'string' && state !== '' ? { state } : {}),
    });
    return reply.code(302).header('location', `${target}#${answer}`).send();
  });

  app.get<{ Querystring: Query }>('/decoy/id/userinfo', (request, reply) => {
    const email = tokens.emailOf(request.query.access_token);
    if (email === undefined) {
      return reply.code(401).send({ error: { code: 401, message: 'The access token is invalid or has expired.' } });
    }
    const name = email.split('@', 1)[0] ?? '';
    return reply.send({ id: `grove-${name}`, email, verified_email: true, name });
  });
}

/** Returns where to send the visitor. This is only ever the shop that received the request, so that no token reaches anyone else. */
function redirectTarget({ query, headers }: FastifyRequest<{ Querystring: Query }>): string | undefined {
  const { redirect_uri: sent } = query;
  const url = typeof sent === 'string' ? URL.parse(sent) : null;
  return url !== null && url.protocol === 'http:' && url.host === headers.host ? url.href : undefined;
}

function back(request: FastifyRequest<{ Querystring: Query }>, reply: FastifyReply, error: string): FastifyReply {
  const kept = ['redirect_uri', 'client_id', 'state', 'email'].flatMap((name): [string, string][] => {
    const value = request.query[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const query = new URLSearchParams([...kept, ['error', error]]);
  return reply.code(302).header('location', `/decoy/id/?${query}`).send();
}

/**
 * Creates and reads tokens that carry their email address and expiry time. They are signed with a key that lives as long as the shop's
 * process.
 */
function createAccessTokens() {
  const key = randomBytes(32);
  const sign = (content: string): string => createHmac('sha256', key).update(content).digest('base64url');
  return {
    issue: (email: string): string => {
      const content = Buffer.from(JSON.stringify({ email, until: Date.now() + lifetime * 1000 })).toString('base64url');
      return `${content}.${sign(content)}`;
    },
    emailOf: (token: unknown): string | undefined => {
      const [content = '', signature = ''] = typeof token === 'string' ? token.split('.') : [];
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(content))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) {
        return undefined;
      }
      // The signature has just been checked, so this is what was issued.
      const { email, until } = JSON.parse(Buffer.from(content, 'base64url').toString('utf8')) as {
        readonly email: string;
        readonly until: number;
      };
      return Date.now() < until ? email : undefined;
    },
  };
}
