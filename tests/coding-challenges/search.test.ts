import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { type Acts, actsOf, proveCodingChallenge } from './harness/prove.ts';

/** Searches as the page does. Returns the response's text, or an empty string where the search fails. */
async function search({ client }: ChangedServer, term: string): Promise<string> {
  const { status, text } = await client.get(`/rest/products/search?q=${encodeURIComponent(term)}`);
  return status === 200 ? text : '';
}

async function rows(server: ChangedServer, term: string): Promise<number> {
  return JSON.parse((await search(server, term)) || '{"data":[]}').data.length;
}

const uses: Acts<ChangedServer> = {
  'a word of a name finds the product': async (server) =>
    (await search(server, 'Apple Juice')).includes('"Apple Juice (1000ml)"'),
  'no word finds all products': async (server) => (await rows(server, '')) > 30,
  'an unknown word finds nothing': async (server) => (await rows(server, 'no such juice')) === 0,
};

/** The hash of the administrator's password. */
const hash = '0192023a7bbd73250516f069df18b500';

proveCodingChallenge('unionSqlInjectionChallenge', {
  run: startChangedServer,
  uses,
  attacks: actsOf<ChangedServer, string>(
    {
      'a second SELECT reads the users': "')) UNION SELECT id, email, password, 4, 5, 6, 7, 8, 9 FROM Users--",
      'words inside words survive a filter':
        "')) UNunionION SELselectECT id, email, password, 4, 5, 6, 7, 8, 9 FROM Users/*",
      'another comment ends the statement': "apple')) UNION SELECT id, email, password, 4, 5, 6, 7, 8, 9 FROM Users/*",
    },
    async (server, term) => (await search(server, term)).includes(hash),
  ),
  expected: ['open: words inside words survive a filter', 'closed', 'open: a second SELECT reads the users'],
});

proveCodingChallenge('dbSchemaChallenge', {
  run: startChangedServer,
  uses,
  attacks: actsOf<ChangedServer, string>(
    {
      'a second SELECT reads the schema': "')) UNION SELECT sql, 2, 3, 4, 5, 6, 7, 8, 9 FROM sqlite_master--",
      'another name and another comment': "')) UNION SELECT sql, 2, 3, 4, 5, 6, 7, 8, 9 FROM sqlite_schema/*",
    },
    async (server, term) => (await search(server, term)).includes('CREATE TABLE `Users`'),
  ),
  expected: ['open: another name and another comment', 'closed', 'broken: a word of a name finds the product'],
});
