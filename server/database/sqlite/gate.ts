import { SqlTextError } from '../shop-database.ts';
import { isMeaningful, meaningOf, sqlTokens } from './sql-tokens.ts';

/** Statements that reach beyond the open file. */
const refusedStatements: ReadonlySet<string> = new Set(['ATTACH', 'DETACH', 'VACUUM']);

const readingStatements: ReadonlySet<string> = new Set(['SELECT', 'WITH', 'VALUES', 'PRAGMA']);

/** PRAGMAs that only read, or that write nothing but the file's version number. */
const allowedPragmas: ReadonlySet<string> = new Set([
  'user_version',
  'table_info',
  'table_xinfo',
  'table_list',
  'index_list',
  'index_info',
  'foreign_key_list',
  'foreign_key_check',
  'foreign_keys',
  'integrity_check',
  'quick_check',
]);

/** Names that no statement may use: ways to native code, and a table that shows where the file is stored. */
const refusedNames: ReadonlySet<string> = new Set(['load_extension', 'fts3_tokenizer', 'pragma_database_list']);

/** Those of them that might as well not exist. */
const refusedFunctions: ReadonlySet<string> = new Set(['load_extension', 'fts3_tokenizer']);

/**
 * Checks every statement of every open file (decision 9). Refuses ATTACH, DETACH, VACUUM (and so VACUUM INTO),
 * load_extension and every PRAGMA that isn't on a short list. Comments, quotes, and upper or lower case make no
 * difference. `sql` must be a single statement; SQLite's driver refuses more.
 * @throws SqlTextError in SQLite's words: `SQLITE_AUTH: not authorized`, or for load_extension those for any unknown function (decision 101)
 */
export function passGate(sql: string): void {
  const [statement, ...names] = leadingWords(sql);
  const isRefused =
    refusedStatements.has(statement ?? '') || (statement === 'PRAGMA' && !isAllowedPragma(pragmaOf(names)));
  const name = isRefused ? undefined : refusedNameIn(sql);
  if (name !== undefined && refusedFunctions.has(name.toLowerCase())) {
    throw new SqlTextError('SQLITE_ERROR', 1, `no such function: ${name}`, sql);
  }
  if (isRefused || name !== undefined) {
    throw notAuthorized(sql);
  }
}

/**
 * Returns whether the first word of a statement, after any EXPLAIN, is one that reads. The statement may do more than
 * read all the same, as in `WITH ... DELETE`.
 */
export function isStatementOfReading(sql: string): boolean {
  return readingStatements.has(leadingWords(sql)[0] ?? '');
}

/** Returns the refusal of SQLite's own authorizer, for SQL that attempts more than it may. */
export function notAuthorized(sql: string): SqlTextError {
  return new SqlTextError('SQLITE_AUTH', 23, 'not authorized', sql);
}

/** Returns up to four tokens from the start of a statement, without a leading EXPLAIN [QUERY PLAN]. The first one is in upper case. */
function leadingWords(sql: string): readonly string[] {
  const tokens: string[] = [];
  for (const token of sqlTokens(sql)) {
    if (!isMeaningful(token) || (token.kind === 'semicolon' && tokens.length === 0)) {
      continue;
    }
    const text = meaningOf(sql, token);
    const isExplain = tokens.length === 0 && /^(?:explain|query|plan)$/i.test(text);
    if (!isExplain) {
      tokens.push(tokens.length === 0 ? text.toUpperCase() : text);
    }
    if (tokens.length === 4) {
      break;
    }
  }
  return tokens;
}

/** Returns the name in `PRAGMA name`, or in `PRAGMA main.name`. */
function pragmaOf(words: readonly string[]): string {
  return (words[1] === '.' ? words[2] : words[0]) ?? '';
}

/** Returns whether a PRAGMA only reads, or writes nothing but the file's version number. */
export function isAllowedPragma(name: string): boolean {
  return allowedPragmas.has(name.toLowerCase());
}

function refusedNameIn(sql: string): string | undefined {
  const lower = sql.toLowerCase();
  if (![...refusedNames].some((name) => lower.includes(name))) {
    return undefined;
  }
  return [...sqlTokens(sql)]
    .map((token) => meaningOf(sql, token))
    .find((meaning) => refusedNames.has(meaning.toLowerCase()));
}
