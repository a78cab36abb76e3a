import fc from 'fast-check';
import type { ContractRoute } from '../../../shared/api/routes.ts';
import type { Request } from '../request.ts';
import { samplesFor } from '../samples.ts';
import type { World } from '../world.ts';
import { noBody, type RightBody, wrongBody } from './bodies.ts';
import { type Credentials, credentials, type Keyring } from './credentials.ts';
import { wrongHeaders } from './headers.ts';
import { wrongTarget } from './targets.ts';

/** Bodies that a route without a body of its own gets now and then. */
const unexpected: RightBody = { encoding: 'json', fields: { a: 1 } };

const verbs = ['GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Generates requests to a route, each of them right in some parts and wrong in others. */
export function wrongRequests(route: ContractRoute, world: World): fc.Arbitrary<Request> {
  const sample = samplesFor(world)[nameOf(route)] ?? {};
  const own = route.verb === 'any' ? verbs : [route.verb];
  const verb = fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...own) },
    { weight: 1, arbitrary: fc.constantFrom(...verbs) },
  );
  const body =
    sample.body === undefined
      ? fc.oneof({ weight: 6, arbitrary: fc.constant(noBody) }, { weight: 1, arbitrary: wrongBody(unexpected) })
      : wrongBody(sample.body);
  return fc
    .record({
      verb,
      target: wrongTarget(route.path, sample.parameters ?? {}, sample.query ?? {}),
      who: credentials(rightCredentials(route, world.keys), world.keys),
      headers: wrongHeaders,
      body,
    })
    .map(({ verb, target, who, headers, body }) => ({
      verb,
      target,
      headers: { ...headers, ...who, ...body.headers },
      body: body.bytes,
      leavesAfter: body.leavesAfter,
    }));
}

/** Two GET routes that write, as the contract says. */
const writingGets = ['/rest/user/change-password', '/rest/saveLoginIp'];

/** Returns whether requests to a route are meant to change what is stored. */
export function canWrite({ verb, path }: ContractRoute): boolean {
  return verb !== 'GET' || writingGets.includes(path);
}

/** Returns the route's name, as in the table of samples. */
export function nameOf({ verb, path }: ContractRoute): string {
  return `${verb} ${path}`;
}

/** Sends the token both as a header and as a cookie, because each route decides which of them it reads. */
function rightCredentials({ guards }: ContractRoute, keys: Keyring): Credentials {
  const token = guards.includes('accounting') ? keys.accountant : keys.customer;
  return { authorization: `Bearer ${token}`, cookie: `token=${token}` };
}
