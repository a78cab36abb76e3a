// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of code with templates of their own
import { type Edits, type SolutionsByKey, wrong } from './solutions.ts';

/* The challenges about SQL. */

const loginSql =
  "  const sql = `SELECT * FROM Users WHERE email = '${address}' AND password = '${hash}' AND deletedAt IS NULL`;\n  const [row] = await queryUsers(database, sql);";
const address = "const address = sentText(email || '');";
const loginRefusal = '  if (!row?.id) {';

const searchSql = [
  "      const matches = `name LIKE '%${criteria}%' OR description LIKE '%${criteria}%'`;",
  '      const sql = `SELECT * FROM Products WHERE ((${matches}) AND deletedAt IS NULL) ORDER BY name`;',
  '      return queryProducts(database, sql);',
].join('\n');
const searchWith = (...lines: readonly string[]): Edits => [[searchSql, lines.join('\n')]];
const cut = 'return q.substring(0, criteriaLimit);';
const visible = 'SELECT * FROM Products WHERE deletedAt IS NULL ORDER BY name';

export const statementSolutions: SolutionsByKey = {
  loginAdminChallenge: {
    right: [
      [
        [
          loginSql,
          "  const sql = 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL';\n  const row = database.get(sql, address, hash);",
        ],
      ],
      [
        [
          loginSql,
          "  const [row] = database.all('SELECT * FROM Users WHERE email = :address AND password = :hash AND deletedAt IS NULL', { address, hash });",
        ],
      ],
      // Escaping by the database's own rule is sound where it is done for every value.
      [
        [
          loginSql,
          "  const quoted = (text: string): string => `'${text.replaceAll(\"'\", \"''\")}'`;\n  const [row] = await queryUsers(database, `SELECT * FROM Users WHERE email = ${quoted(address)} AND password = ${quoted(hash)} AND deletedAt IS NULL`);",
        ],
      ],
    ],
    wrong: [
      wrong('loginWithApostrophe', [address, "const address = sentText(email || '').replaceAll(\"'\", '');"]),
      wrong('loginByComment', [address, "const address = sentText(email || '').trim().toLowerCase();"]),
      wrong('loginByBlockComment', [address, "const address = sentText(email || '').replaceAll('--', '');"]),
      wrong('loginByInventedUser', [loginRefusal, '  if (!row?.id || row.password !== hash) {']),
      wrong('loginWithSecondFactor', [
        loginSql,
        '  const row = database.get("SELECT * FROM Users WHERE email = ? AND password = ? AND totpSecret = \'\'", address, hash);',
      ]),
      wrong('loginWithWrongPassword', [
        loginSql,
        "  const row = database.get('SELECT * FROM Users WHERE email = ?', address);",
      ]),
    ],
  },
  unionSqlInjectionChallenge: {
    right: [
      searchWith(
        '      const pattern = `%${criteria}%`;',
        "      return database.all('SELECT * FROM Products WHERE ((name LIKE ? OR description LIKE ?) AND deletedAt IS NULL) ORDER BY name', pattern, pattern);",
      ),
      searchWith(
        "      const statement = database.prepare(\"SELECT * FROM Products WHERE (name LIKE '%' || @term || '%' OR description LIKE '%' || @term || '%') AND deletedAt IS NULL ORDER BY name\");",
        '      return statement.all({ term: criteria });',
      ),
      searchWith(
        '      const term = criteria.toLowerCase();',
        '      const fits = (text: unknown): boolean => String(text).toLowerCase().includes(term);',
        `      return database.all('${visible}').filter(({ name, description }) => fits(name) || fits(description));`,
      ),
    ],
    wrong: [
      wrong('searchForPasswords', [cut, 'return q.substring(0, criteriaLimit).trim();']),
      wrong('searchPastWordFilter', [cut, "return q.substring(0, criteriaLimit).replace(/union|select/gi, '');"]),
      wrong('searchWithApostrophe', [cut, "return q.substring(0, criteriaLimit).replaceAll(\"'\", '');"]),
      wrong('searchPastComment', [cut, "return q.substring(0, criteriaLimit).replaceAll('--', '');"]),
      wrong('searchForNothing', ...searchWith(`      return database.all('${visible}');`)),
      wrong(
        'searchForAll',
        ...searchWith(
          "      return database.all('SELECT * FROM Products WHERE name = ? OR description = ?', criteria, criteria);",
        ),
      ),
    ],
  },
  dbSchemaChallenge: {
    right: [
      searchWith(
        '      const pattern = `%${criteria}%`;',
        "      return database.all('SELECT * FROM Products WHERE ((name LIKE :pattern OR description LIKE :pattern) AND deletedAt IS NULL) ORDER BY name', { pattern });",
      ),
      searchWith(
        "      return database.all('SELECT * FROM Products WHERE deletedAt IS NULL AND (instr(lower(name), lower(?1)) OR instr(lower(description), lower(?1))) ORDER BY name', criteria);",
      ),
      [[cut, 'return q.substring(0, criteriaLimit).replaceAll("\'", "\'\'");']],
    ],
    wrong: [
      wrong('searchForSchemaByAlias', [
        cut,
        "return q.includes('sqlite_master') ? '' : q.substring(0, criteriaLimit);",
      ]),
      wrong('searchForSchema', [cut, "return q.substring(0, criteriaLimit).replaceAll('sqlite_schema', '');"]),
      wrong('searchForDeleted', [cut, "return /union|sqlite/i.test(q) ? '' : q.substring(0, criteriaLimit);"]),
      wrong('searchByQuestion', [
        cut,
        "return /union|sqlite|--|\\/\\*/i.test(q) ? '' : q.substring(0, criteriaLimit);",
      ]),
      wrong(
        'searchForAll',
        ...searchWith("      return database.all('SELECT * FROM Products WHERE name LIKE ?', `%${criteria}`);"),
      ),
      wrong(
        'searchForAll',
        ...searchWith(
          '      const pattern = `%${criteria}%`;',
          "      return database.all('SELECT * FROM Products WHERE name LIKE ? OR description LIKE ?', pattern, pattern);",
        ),
      ),
    ],
  },
};
