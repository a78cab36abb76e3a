import { IconSquare, IconSquareCheckFilled } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Code } from '../code/Code.tsx';
import { highlight } from '../code/highlight.ts';
import type { CodeLine } from '../code/tokens.ts';
import classes from './CodeArea.module.css';
import { keyTarget, toggled, toggledRange } from './selection.ts';

interface CodeAreaProps {
  readonly code: string;
  readonly selected: readonly number[];
  /** The block in which the lines are, once the learner has been told. */
  readonly block: { readonly from: number; readonly to: number } | undefined;
  /** True once the lines have been found. */
  readonly readOnly: boolean;
  readonly onSelect: (lines: readonly number[]) => void;
}

/**
 * Renders the code as a list of check boxes, one per line, with the ids that scripts click on (ui-learning.md 3.3). With a mouse the whole
 * line is the target, and Shift selects a range. On the keyboard, arrow keys move, Space selects, and Shift with either selects a range.
 */
export function CodeArea({ code, selected, block, readOnly, onSelect }: CodeAreaProps) {
  const { t } = useTranslation();
  const lines = useMemo(() => highlight(code), [code]);
  const area = useRef<HTMLDivElement>(null);
  // The line that has the keyboard focus, and the one last chosen, from which a range extends.
  const [current, setCurrent] = useState(1);
  const anchor = useRef(1);

  const blockStart = block?.from;
  useEffect(() => {
    if (blockStart !== undefined) {
      area.current?.querySelector(`#line${blockStart}`)?.scrollIntoView({ block: 'nearest' });
    }
  }, [blockStart]);

  const choose = (line: number, range: boolean) => {
    setCurrent(line);
    if (!readOnly) {
      onSelect(range ? toggledRange(selected, anchor.current, line) : toggled(selected, line));
    }
    anchor.current = line;
  };
  const onClick = (event: MouseEvent) => {
    const line = lineAt(event.target);
    // Selecting text to copy it ends with a click as well.
    if (line !== undefined && (event.shiftKey || (getSelection()?.isCollapsed ?? true))) {
      choose(line, event.shiftKey);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      choose(current, event.shiftKey);
      return;
    }
    const target = keyTarget(event.key, current, lines.length);
    if (target === undefined) {
      return;
    }
    event.preventDefault();
    area.current?.querySelector<HTMLElement>(`#line${target}`)?.focus();
    setCurrent(target);
    if (event.shiftKey && !readOnly) {
      onSelect([...new Set([...selected, current, target])]);
      anchor.current = target;
    }
  };

  return (
    <div id="code-area" className={classes.area}>
      {/* biome-ignore lint/a11y/useSemanticElements: these are lines of code rather than fields of a form */}
      <div
        id="code"
        ref={area}
        role="group"
        aria-label={t('LINES_OF_CODE')}
        className={classes.code}
        data-read-only={readOnly || undefined}
        // Shift should select a range of lines rather than their text.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <div id="emphasize" role="presentation">
          {lines.map((tokens, index) => {
            const number = index + 1;
            return (
              <Line
                key={number}
                number={number}
                tokens={tokens}
                selected={selected.includes(number)}
                isInBlock={block !== undefined && number >= block.from && number <= block.to}
                readOnly={readOnly}
                reachable={number === current}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface LineProps {
  readonly number: number;
  readonly tokens: CodeLine;
  readonly selected: boolean;
  readonly isInBlock: boolean;
  readonly readOnly: boolean;
  /** Whether this is the one line that the Tab key stops at. */
  readonly reachable: boolean;
}

const Line = memo(function Line({ number, tokens, selected, isInBlock, readOnly, reachable }: LineProps) {
  const Box = selected ? IconSquareCheckFilled : IconSquare;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input can't contain the line's coloured code
    <div
      id={`line${number}`}
      role="checkbox"
      aria-checked={selected}
      aria-readonly={readOnly || undefined}
      tabIndex={reachable ? 0 : -1}
      data-line={number}
      data-in-block={isInBlock || undefined}
      className={`lineMarker ${classes.line}`}
    >
      <Box size={18} stroke={1.5} className={classes.box} aria-hidden />
      <span className={classes.number}>{number}</span>
      <Code tokens={tokens} />
    </div>
  );
});

function lineAt(target: EventTarget): number | undefined {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]')?.dataset.line : undefined;
  return line === undefined ? undefined : Number(line);
}
