import { type KeyboardEvent, memo, type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import code from '../code/Code.module.css';
import { Line } from '../code/Line.tsx';
import classes from './JsonTree.module.css';
import { type JsonRow, jsonRows, visibleRows } from './json-rows.ts';

/** Rows that are shown at first. Each step shows four times as many. */
const firstRows = 500;

interface JsonTreeProps {
  readonly text: string;
  readonly label: string;
}

/**
 * Shows JSON in rows whose objects and lists fold. It is a tree for the keyboard: arrows go through its rows, fold and unfold them, and the
 * tab key leaves it.
 */
export function JsonTree({ text, label }: JsonTreeProps) {
  const { t } = useTranslation();
  const { rows, isCut } = useMemo(() => jsonRows(text), [text]);
  const [state, setState] = useState({ of: rows, folded: none, most: firstRows, current: 0 });
  const { folded, most, current } = state.of === rows ? state : { folded: none, most: firstRows, current: 0 };
  const tree = useRef<HTMLDivElement>(null);
  const visible = useMemo(() => visibleRows(rows, folded, most), [rows, folded, most]);
  const change = (changed: Partial<Omit<typeof state, 'of'>>) =>
    setState({ of: rows, folded, most, current, ...changed });
  const fold = (at: number, wanted = !folded.has(at)) => {
    const others = [...folded].filter((each) => each !== at);
    change({ current: at, folded: new Set(wanted ? [...others, at] : others) });
  };
  const actions = useRef<Actions>(null);
  actions.current = { fold, focus: (at) => at !== current && change({ current: at }) };
  const goTo = (at: number | undefined) => {
    if (at !== undefined) {
      change({ current: at });
      tree.current?.querySelector<HTMLElement>(`[data-row="${at}"]`)?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Buttons in a row have keys of their own.
    const at = event.target instanceof HTMLElement ? Number(event.target.dataset.row ?? Number.NaN) : Number.NaN;
    const row = rows[at];
    if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const items = visible.filter((each) => isItem(rows[each]));
    const place = items.indexOf(at);
    const isFolded = row.fold === undefined ? undefined : folded.has(at);
    const move = moveOf(event.key, isFolded);
    if (move === undefined) {
      return;
    }
    event.preventDefault();
    if (move === 'fold' || move === 'unfold') {
      fold(at, move === 'fold');
    } else {
      const next = { first: 0, last: items.length - 1, next: place + 1, before: Math.max(place - 1, 0) };
      goTo(move === 'parent' ? parentOf(rows, at) : items[next[move]]);
    }
  };
  const last = visible.at(-1) ?? 0;
  const isMore = visible.length === most && last < rows.length - 1;
  return (
    <div className={code.text} dir="ltr">
      <div ref={tree} role="tree" aria-label={label} className={`${code.code} ${classes.tree}`} onKeyDown={onKeyDown}>
        {visible.map((at) => (
          <Row key={at} at={at} row={rows[at]} isFolded={folded.has(at)} isCurrent={at === current} actions={actions} />
        ))}
      </div>
      {isMore && (
        <button type="button" className={code.more} onClick={() => change({ most: most * 4 })}>
          {t('MESSAGE_MORE_LINES')}
        </button>
      )}
      {isCut && !isMore && <p className={classes.cut}>{t('MESSAGE_JSON_CUT')}</p>}
    </div>
  );
}

const none: ReadonlySet<number> = new Set();

type Move = 'fold' | 'unfold' | 'first' | 'last' | 'next' | 'before' | 'parent';

/** Returns what a key does in a tree. @param isFolded undefined for a row that doesn't fold */
function moveOf(key: string, isFolded: boolean | undefined): Move | undefined {
  switch (key) {
    case 'ArrowDown':
      return 'next';
    case 'ArrowUp':
      return 'before';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case 'ArrowRight':
      return isFolded === undefined ? undefined : isFolded ? 'unfold' : 'next';
    case 'ArrowLeft':
      return isFolded === false ? 'fold' : 'parent';
    case 'Enter':
    case ' ':
      return isFolded === undefined ? undefined : isFolded ? 'unfold' : 'fold';
    default:
      return undefined;
  }
}

interface RowProps {
  readonly at: number;
  readonly row: JsonRow | undefined;
  readonly isFolded: boolean;
  readonly isCurrent: boolean;
  /** A place that stays the same, so that only rows that change are rendered again. */
  readonly actions: RefObject<Actions | null>;
}

interface Actions {
  readonly fold: (at: number) => void;
  readonly focus: (at: number) => void;
}

const Row = memo(function Row({ at, row, isFolded, isCurrent, actions }: RowProps) {
  const { t } = useTranslation();
  if (row === undefined) {
    return null;
  }
  const { depth, tokens, fold } = row;
  // Deeper rows would leave no room for what they say.
  const style = { paddingInlineStart: `${Math.min(depth, 24) * 2 + 2}ch` };
  if (!isItem(row)) {
    return (
      <div className={classes.row} style={style}>
        <Line tokens={tokens} decodes={false} cuts />
      </div>
    );
  }
  return (
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isCurrent}
      {...(fold !== undefined && { 'aria-expanded': !isFolded })}
      tabIndex={isCurrent ? 0 : -1}
      data-row={at}
      className={classes.row}
      style={style}
      onFocus={() => actions.current?.focus(at)}
    >
      {/* The row itself folds by keyboard. */}
      {fold !== undefined && (
        <span className={classes.fold} aria-hidden onClick={() => actions.current?.fold(at)} data-folded={isFolded} />
      )}
      <Line tokens={tokens} decodes cuts />
      {isFolded && fold !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: as above
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <span className={classes.folded} onClick={() => actions.current?.fold(at)}>
          … {t('MESSAGE_ENTRIES', { count: fold.entries })} …{tokens.at(-1)?.text === '[' ? ']' : '}'}
        </span>
      )}
    </div>
  );
});

/** Tells whether a row is more than the end of another one. */
function isItem(row: JsonRow | undefined): boolean {
  const text = row?.tokens[0]?.text;
  return text !== '}' && text !== ']';
}

function parentOf(rows: readonly JsonRow[], at: number): number | undefined {
  const depth = rows[at]?.depth ?? 0;
  for (let above = at - 1; above >= 0; above -= 1) {
    if ((rows[above]?.depth ?? 0) < depth) {
      return above;
    }
  }
  return undefined;
}
