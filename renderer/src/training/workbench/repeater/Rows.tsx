import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusNeighbour } from '../../../ui/focus-neighbour.ts';
import controls from '../../controls.module.css';
import type { Row } from '../model/parts.ts';
import classes from './Panes.module.css';

interface RowsProps {
  readonly title: string;
  /** What a row is, for the names of its fields. */
  readonly kind: string;
  readonly rows: readonly Row[];
  /** Called with what a row is now; undefined if it is gone. */
  readonly onChange: (at: number, row: Row | undefined) => void;
}

/** Shows names and values for editing. The empty row at the end becomes one of them once something is typed. */
export function Rows({ title, kind, rows, onChange }: RowsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const verbatim = { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the pane rather than a form
    <div ref={list} role="group" aria-label={title}>
      <h3 className={classes.label}>{title}</h3>
      {[...rows, { name: '', value: '' }].map((row, at) => {
        const values = { kind, number: at + 1 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other key than its place, and keeps the focus by it
          <div key={at} className={classes.row}>
            <input
              {...verbatim}
              className={classes.input}
              dir="ltr"
              aria-label={t('REPEATER_ROW_NAME', values)}
              placeholder={at === rows.length ? t('REPEATER_ROW_NEW') : undefined}
              value={row.name}
              onChange={({ currentTarget }) => onChange(at, { ...row, name: currentTarget.value })}
            />
            <input
              {...verbatim}
              className={classes.input}
              dir="ltr"
              aria-label={t('REPEATER_ROW_VALUE', values)}
              value={row.value}
              onChange={({ currentTarget }) => onChange(at, { ...row, value: currentTarget.value })}
            />
            <button
              type="button"
              data-remove={at < rows.length || undefined}
              className={`${controls.icon} ${classes.remove}`}
              aria-label={t('REPEATER_ROW_REMOVE', values)}
              disabled={at === rows.length}
              onClick={() => {
                focusNeighbour(list.current, at);
                onChange(at, undefined);
              }}
            >
              <IconX size={16} stroke={1.5} aria-hidden />
            </button>
          </div>
        );
      })}
    </div>
  );
}
