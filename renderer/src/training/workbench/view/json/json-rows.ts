import type { Token } from '../../../coding-challenge/code/tokens.ts';

/** A line of pretty-printed JSON. */
export interface JsonRow {
  readonly depth: number;
  readonly tokens: readonly Token[];
  /** Where it opens an object or a list: the index of the row that closes it, and how many entries are in it. */
  readonly fold?: { readonly end: number; readonly entries: number };
}

export interface JsonRows {
  readonly rows: readonly JsonRow[];
  /** Whether there is more than is in the rows. */
  readonly isCut: boolean;
}

/** Rows beyond these are not made: nobody reads them, and they cost memory. */
const mostRows = 50_000;

/** What isn't JSON may have no commas. */
const mostTokens = 200;

const pattern = /"(?:\\.|[^"\\])*"?|[{}[\],:]|[^\s"{}[\],:]+/gs;

/**
 * Lays JSON out in rows. Numbers and strings stay as they are written, which `JSON.parse` would not keep. It also takes JSON that was cut
 * off, or that isn't quite right.
 */
export function jsonRows(text: string): JsonRows {
  const rows: { depth: number; tokens: Token[]; fold?: { end: number; entries: number } }[] = [];
  const open: number[] = [];
  let tokens: Token[] = [];
  const finish = (depth = open.length) => {
    if (tokens.length > 0) {
      rows.push({ depth, tokens });
      tokens = [];
    }
  };
  const count = () => {
    const fold = rows[open.at(-1) ?? -1]?.fold;
    if (fold !== undefined) {
      fold.entries += 1;
    }
  };
  let isEmpty = false;
  for (const { 0: token, index } of text.matchAll(pattern)) {
    if (rows.length >= mostRows) {
      closeAll(rows, open);
      return { rows, isCut: true };
    }
    if (tokens.length > mostTokens) {
      finish();
    }
    if (token === '}' || token === ']') {
      if (isEmpty && tokens.length > 0) {
        // Empty ones stay on one line.
        open.pop();
        tokens.push({ text: token, kind: 'plain' });
      } else {
        finish();
        const opener = rows[open.pop() ?? -1];
        if (opener?.fold !== undefined) {
          opener.fold.end = rows.length;
        }
        tokens.push({ text: token, kind: 'plain' });
      }
      isEmpty = false;
      continue;
    }
    if (isEmpty) {
      rows.push({ depth: open.length - 1, tokens, fold: { end: 0, entries: 1 } });
      tokens = [];
      isEmpty = false;
    }
    if (token === '{' || token === '[') {
      tokens.push({ text: token, kind: 'plain' });
      open.push(rows.length);
      isEmpty = true;
    } else if (token === ',') {
      tokens.push({ text: ',', kind: 'plain' });
      finish();
      count();
    } else if (token === ':') {
      tokens.push({ text: ': ', kind: 'plain' });
    } else {
      tokens.push({ text: token, kind: kindOf(token, text, index + token.length) });
    }
  }
  finish(isEmpty ? open.length - 1 : open.length);
  closeAll(rows, open);
  return { rows, isCut: false };
}

/** What was never closed ends with the last row. */
function closeAll(rows: readonly { fold?: { end: number } }[], open: readonly number[]): void {
  for (const index of open) {
    const fold = rows[index]?.fold;
    if (fold !== undefined) {
      fold.end = rows.length;
    }
  }
}

function kindOf(token: string, text: string, end: number): Token['kind'] {
  if (token.startsWith('"')) {
    return /^\s{0,8}:/.test(text.slice(end, end + 9)) ? 'name' : 'string';
  }
  return /^(?:-?\d|true$|false$|null$)/.test(token) ? 'value' : 'plain';
}

/** Returns the indices of the rows that are visible while some are folded. */
export function visibleRows(rows: readonly JsonRow[], folded: ReadonlySet<number>, most: number): readonly number[] {
  const visible: number[] = [];
  for (let at = 0; at < rows.length && visible.length < most; ) {
    visible.push(at);
    const fold = rows[at]?.fold;
    at = folded.has(at) && fold !== undefined ? fold.end + 1 : at + 1;
  }
  return visible;
}
