import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { type Probe, proveCodingChallenge } from './harness/prove.ts';

/** Searches as the page does. Returns the response's text, or an empty string where the search fails. */
async function search({ client }: ChangedServer, term: string): Promise<string> {
  const { status, text } = await client.get(`/rest/products/search?q=${encodeURIComponent(term)}`);
  return status === 200 ? text : '';
}

/** A word in a name, one in a description, no word at all, and one that matches nothing. */
const use: Probe<ChangedServer>['use'] = async (server) => {
  const rows = async (term: string): Promise<number> =>
    JSON.parse((await search(server, term)) || '{"data":[]}').data.length;
  return (
    (await search(server, 'Apple Juice')).includes('"Apple Juice (1000ml)"') &&
    (await rows('unripe')) >= 0 &&
    (await rows('')) > 30 &&
    (await rows('no such juice')) === 0
  );
};

/** Returns whether one of the terms brings something into the response that no product has. */
function finding(sign: string, terms: readonly string[]): Probe<ChangedServer>['attack'] {
  return async (server) => {
    for (const term of terms) {
      if ((await search(server, term)).includes(sign)) {
        return true;
      }
    }
    return false;
  };
}

/** The hash of the administrator's password. */
const hash = '0192023a7bbd73250516f069df18b500';

proveCodingChallenge('unionSqlInjectionChallenge', {
  run: startChangedServer,
  use,
  attack: finding(hash, [
    "')) UNION SELECT id, email, password, 4, 5, 6, 7, 8, 9 FROM Users--",
    "')) UNunionION SELselectECT id, email, password, 4, 5, 6, 7, 8, 9 FROM Users/*",
    "apple')) UNION SELECT id, email, password, 4, 5, 6, 7, 8, 9 FROM Users/*",
  ]),
  expected: ['open', 'closed', 'open'],
});

proveCodingChallenge('dbSchemaChallenge', {
  run: startChangedServer,
  use,
  attack: finding('CREATE TABLE `Users`', [
    "')) UNION SELECT sql, 2, 3, 4, 5, 6, 7, 8, 9 FROM sqlite_master--",
    "')) UNION SELECT sql, 2, 3, 4, 5, 6, 7, 8, 9 FROM sqlite_schema/*",
  ]),
  expected: ['open', 'closed', 'broken'],
});
