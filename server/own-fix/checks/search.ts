import type { AttackName } from '../../../shared/api/own-fix.ts';
import type { Door } from '../door.ts';
import { adminHash, deletedProduct, usersTable } from '../seed/tables.ts';
import { attack, type Check, use } from './check.ts';
import { jsonAt, listAt } from './json.ts';

function search(door: Door, q: string): string {
  const { status, text } = door({ method: 'GET', path: '/rest/products/search', query: { q } });
  return status === 200 ? text : '';
}

/** Returns the names of what is found, or undefined where the search fails. */
function found(door: Door, q: string): readonly unknown[] | undefined {
  const text = search(door, q);
  return Array.isArray(jsonAt(text, 'data')) ? listAt(text, 'data').map((product) => Object(product).name) : undefined;
}

/** Returns whether a search finds exactly these products. */
function finds(door: Door, q: string, names: readonly string[]): boolean {
  return JSON.stringify(found(door, q)?.toSorted()) === JSON.stringify(names);
}

function seeking(name: AttackName, sign: string, ...terms: readonly string[]): Check {
  return attack(name, (door) => terms.some((term) => search(door, term).includes(sign)));
}

const users = 'id, email, password, 4, 5, 6, 7, 8, 9 FROM Users';
const schema = 'sql, 2, 3, 4, 5, 6, 7, 8, 9 FROM';

/** The uses of the search, and what attackers look for with it. */
export const searchChecks: readonly Check[] = [
  use('searchForName', (door) => finds(door, 'Apple Juice', ['Apple Juice (1000ml)'])),
  use('searchForDescription', (door) => finds(door, 'unripe', ['Lemon Juice (500ml)'])),
  use('searchForAll', (door) => found(door, '')?.length === 4),
  use('searchForNothing', (door) => finds(door, 'no such juice', [])),
  use('searchWithApostrophe', (door) => finds(door, "Grandma's", ["Grandma's Cider"])),
  seeking('searchForPasswords', adminHash, `')) UNION SELECT ${users}--`, `%')) UNION ALL SELECT ${users}--`),
  seeking(
    'searchPastWordFilter',
    adminHash,
    `')) UNunionION SELselectECT ${users}/*`,
    `')) UNI--ON SEL--ECT ${users}/*`,
  ),
  seeking('searchPastComment', adminHash, `apple')) UNION SELECT ${users}/*`),
  seeking('searchForDeleted', deletedProduct, "'))--", "%'))--", "')) OR 1=1--", "')) OR 1=1/*"),
  attack('searchByQuestion', (door) => {
    // One bit for each search: whether the hash begins with this digit.
    const ask = (digit: string) =>
      found(door, `Apple%' AND (SELECT substr(password, 1, 1) FROM Users WHERE id = 1) = '${digit}' AND '%' = '`);
    const [first = ''] = adminHash;
    return ask(first)?.length === 1 && ask('x')?.length === 0;
  }),
  seeking('searchForSchema', usersTable, `')) UNION SELECT ${schema} sqlite_master--`),
  seeking(
    'searchForSchemaByAlias',
    usersTable,
    `')) UNION SELECT ${schema} sqlite_schema/*`,
    `')) UNION SELECT ${schema} "sqlite_master"/*`,
  ),
];
