import { pin, SealedError } from './refusal.ts';

// Saved before any learner input arrives, since code in this realm can replace the methods of String.
const charAt = Function.prototype.call.bind(String.prototype.charAt);
const slice = Function.prototype.call.bind(String.prototype.slice);
const upper = Function.prototype.call.bind(String.prototype.toUpperCase);
const indexOf = Function.prototype.call.bind(String.prototype.indexOf);

/** The methods of an open database that take SQL, as its prototype has them. */
export interface Statements {
  prepare(sql: string, ...more: readonly unknown[]): unknown;
  exec(sql: string): unknown;
}

/** Lets open databases run only statements that stay in their own files. */
export function sealStatements(prototype: Statements): void {
  const callPrepare = Function.prototype.call.bind(prototype.prepare);
  const callExec = Function.prototype.call.bind(prototype.exec);
  pin(prototype, 'prepare', function (this: Statements, sql: string, ...more: readonly unknown[]) {
    return callPrepare(this, stayingInItsFile(sql), ...more);
  });
  pin(prototype, 'exec', function (this: Statements, sql: string) {
    return callExec(this, stayingInItsFile(sql));
  });
}

/** Returns the SQL if it stays in its file. @throws SealedError */
function stayingInItsFile(sql: string): string {
  if (typeof sql !== 'string' || leavesItsFile(sql)) {
    throw new SealedError('another database');
  }
  return sql;
}

/**
 * Returns whether a statement of this SQL opens, closes or writes another database file: ATTACH, DETACH or VACUUM. Knows just enough of
 * SQLite's tokens to find where statements begin.
 */
export function leavesItsFile(sql: string): boolean {
  let isStart = true;
  let at = 0;
  while (at < sql.length) {
    const character: string = charAt(sql, at);
    const rest: string = slice(sql, at, at + 2);
    if (rest === '--') {
      at = after(sql, '\n', at);
    } else if (rest === '/*') {
      at = after(sql, '*/', at + 2);
    } else if (isSpace(character)) {
      at += 1;
    } else if (character === ';') {
      isStart = true;
      at += 1;
    } else if (isStart && isWord(character)) {
      const end = endOfWord(sql, at);
      if (isForbidden(upper(slice(sql, at, end)))) {
        return true;
      }
      isStart = false;
      at = end;
    } else {
      isStart = false;
      at = closers[character] === undefined ? at + 1 : after(sql, closers[character], at + 1);
    }
  }
  return false;
}

/**
 * The character that ends a quoted token, by the one that begins it. A doubled quote inside quotes is read as an end and a new beginning,
 * which comes to the same thing.
 */
const closers: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  "'": "'",
  '"': '"',
  '`': '`',
  '[': ']',
});

function isForbidden(word: string): boolean {
  return word === 'ATTACH' || word === 'DETACH' || word === 'VACUUM';
}

/** Returns whether SQLite takes a character for a space, as it does a byte order mark. */
function isSpace(character: string): boolean {
  return (
    character === ' ' ||
    character === '\n' ||
    character === '\t' ||
    character === '\r' ||
    character === '\f' ||
    character === '\ufeff'
  );
}

function isWord(character: string): boolean {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') || character === '_';
}

function endOfWord(sql: string, from: number): number {
  let end = from;
  while (end < sql.length && isWord(charAt(sql, end))) {
    end += 1;
  }
  return end;
}

function after(sql: string, closer: string, from: number): number {
  const found: number = indexOf(sql, closer, from);
  return found === -1 ? sql.length : found + closer.length;
}
