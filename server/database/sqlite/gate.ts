import { SqlTextError } from '../shop-database.ts';
import { isMeaningful, meaningOf, sqlTokens } from './sql-tokens.ts';

/** Statements that reach beyond the open file. */
const refusedStatements: ReadonlySet<string> = new Set(['ATTACH', 'DETACH', 'VACUUM']);

const readingStatements: ReadonlySet<string> = new Set(['SELECT', 'WITH', 'VALUES', 'PRAGMA']);

/** PRAGMAs that only read, or only write the version number of the file. */
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

/** Names no statement may use: a way to native code, and tables that show where the file lies. */
const refusedNames: ReadonlySet<string> = new Set(['load_extension', 'fts3_tokenizer', 'pragma_database_list']);

/**
 * The gate before every statement of every open file (decision 9): refuses ATTACH, DETACH, VACUUM (so VACUUM INTO),
 * load_extension and every PRAGMA that is not on a short list. Comments, quotes and upper or lower case make no difference.
 * The text must be one statement; SQLite's driver refuses more.
 * @throws SqlTextError `SQLITE_AUTH: not authorized`, as SQLite words a refusal
 */
export function passGate(sql: string): void {
  const [statement, ...names] = leadingWords(sql);
  const isRefused =
    refusedStatements.has(statement ?? '') ||
    (statement === 'PRAGMA' && !isAllowedPragma(pragmaOf(names))) ||
    mentionsRefusedName(sql);
  if (isRefused) {
    throw notAuthorized(sql);
  }
}

/** Whether the first word of a statement, behind EXPLAIN, is one of those that read. It may do more than to read all the same: `WITH ... DELETE`. */
export function isStatementOfReading(sql: string): boolean {
  return readingStatements.has(leadingWords(sql)[0] ?? '');
}

/** The refusal of SQLite's own authorizer, for text that wants more than it may. */
export function notAuthorized(sql: string): SqlTextError {
  return new SqlTextError('SQLITE_AUTH', 23, 'not authorized', sql);
}

/** The first tokens, without EXPLAIN [QUERY PLAN] in front; the first in upper case. */
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

/** The name in `PRAGMA name`, or in `PRAGMA main.name`. */
function pragmaOf(words: readonly string[]): string {
  return (words[1] === '.' ? words[2] : words[0]) ?? '';
}

/** Whether a PRAGMA does no more than to read, or to write the version number of the file. */
export function isAllowedPragma(name: string): boolean {
  return allowedPragmas.has(name.toLowerCase());
}

function mentionsRefusedName(sql: string): boolean {
  const lower = sql.toLowerCase();
  if (![...refusedNames].some((name) => lower.includes(name))) {
    return false;
  }
  return [...sqlTokens(sql)].some((token) => refusedNames.has(meaningOf(sql, token).toLowerCase()));
}
