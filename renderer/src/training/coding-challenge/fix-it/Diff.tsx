import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Code } from '../code/Code.tsx';
import classes from './Diff.module.css';
import { type DiffItem, type DiffLine, type DiffRow, inOneColumn, itemsOf } from './diff.ts';
import type { DiffFormat } from './diff-format.ts';

interface DiffProps {
  readonly rows: readonly DiffRow[];
  readonly folded: boolean;
  readonly format: DiffFormat;
}

/** Shows two versions of a snippet, marking differences with a sign, a word and a colour (ui-learning.md 3.4). */
export function Diff({ rows, folded, format }: DiffProps) {
  const items = itemsOf(rows, folded);
  return format === 'SideBySide' ? <TwoColumns items={items} /> : <OneColumn items={inOneColumn(items)} />;
}

function OneColumn({ items }: { readonly items: readonly DiffItem[] }) {
  return (
    <div className={classes.diff}>
      {items.map((item, index) => {
        if (item.kind === 'gap') {
          return <Gap key={keyOf(item, index)} count={item.count} />;
        }
        const { changed, left, right } = item.row;
        return (
          <Line
            key={keyOf(item, index)}
            line={left ?? right}
            change={changed ? (left === null ? 'insert' : 'delete') : 'none'}
          />
        );
      })}
    </div>
  );
}

/** Renders both versions side by side. The rows share one grid, so that they stay aligned however their lines wrap. */
function TwoColumns({ items }: { readonly items: readonly DiffItem[] }) {
  const { t } = useTranslation();
  // React's style type doesn't know this custom property.
  const style = { '--rows': items.length } as CSSProperties;
  return (
    <div className={classes.diff} data-columns="two" style={style}>
      {(['left', 'right'] as const).map((side) => (
        // biome-ignore lint/a11y/useSemanticElements: a column of code isn't part of a form
        <div
          key={side}
          id={`td-${side}-compare-container`}
          role="group"
          aria-label={t(side === 'left' ? 'CODE_BEFORE' : 'CODE_AFTER')}
          className={classes.column}
        >
          {items.map((item, index) =>
            item.kind === 'gap' ? (
              <Gap key={keyOf(item, index)} count={item.count} />
            ) : (
              <Line
                key={keyOf(item, index)}
                line={item.row[side]}
                change={item.row.changed ? (side === 'left' ? 'delete' : 'insert') : 'none'}
              />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

type Change = 'none' | 'insert' | 'delete';

const signs = {
  none: { sign: ' ', words: undefined, className: '' },
  insert: { sign: '+', words: 'LINE_ADDED', className: 'insert-row' },
  delete: { sign: '-', words: 'LINE_REMOVED', className: 'delete-row' },
} as const;

/**
 * Renders a line of one side.
 * @param line null where only the other column has a line
 */
function Line({ line, change }: { readonly line: DiffLine | null; readonly change: Change }) {
  const { t } = useTranslation();
  if (line === null) {
    return <div className={`empty-row ${classes.line}`} data-change="missing" />;
  }
  const { sign, words, className } = signs[change];
  return (
    <div className={`${className} ${classes.line}`} data-change={change}>
      <span className={classes.number} data-number={line.number} />
      <span className={classes.sign} data-sign={sign} aria-hidden />
      <div className={classes.text}>
        {words !== undefined && <VisuallyHidden>{`${t(words)} `}</VisuallyHidden>}
        <Code tokens={line.tokens} />
      </div>
    </div>
  );
}

function Gap({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return <div className={classes.gap}>{t('LINES_LEFT_OUT', { count })}</div>;
}

/** Returns a React key for an item. A gap has only its position. */
function keyOf(item: DiffItem, index: number): string {
  return item.kind === 'gap' ? `gap ${index}` : `${item.row.left?.number ?? ''}/${item.row.right?.number ?? ''}`;
}
