import { Checkbox } from '@mantine/core';
import { IconLayoutColumns, IconLayoutRows } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import controls from '../../controls.module.css';
import classes from './DiffToolbar.module.css';
import type { DiffFormat } from './diff-format.ts';

interface DiffToolbarProps {
  /** Number of lines that differ. */
  readonly count: number;
  readonly onlyDifferences: boolean;
  readonly onOnlyDifferences: (only: boolean) => void;
  readonly format: DiffFormat;
  readonly onFormat: (format: DiffFormat) => void;
}

const formats = [
  { format: 'SideBySide', id: 'side-by-side', label: 'SIDE_BY_SIDE', Icon: IconLayoutColumns },
  { format: 'LineByLine', id: 'line-by-line', label: 'LINE_BY_LINE', Icon: IconLayoutRows },
] as const;

/** Renders the controls for how the comparison is shown (ui-learning.md 3.4). */
export function DiffToolbar({ count, onlyDifferences, onOnlyDifferences, format, onFormat }: DiffToolbarProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.toolbar}>
      <Checkbox
        id="showDiffs"
        size="sm"
        checked={onlyDifferences}
        onChange={({ currentTarget }) => onOnlyDifferences(currentTarget.checked)}
        label={t('ONLY_DIFFERENCES', { count })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons rather than fields of a form */}
      <div role="group" aria-label={t('DIFF_FORMAT')} className={classes.formats}>
        {formats.map(({ format: own, id, label, Icon }) => (
          <button
            key={id}
            type="button"
            id={id}
            aria-pressed={own === format}
            className={`${own === format ? 'active' : ''} ${controls.control} ${classes.format}`}
            onClick={() => onFormat(own)}
          >
            <Icon size={16} stroke={1.5} aria-hidden />
            {t(label)}
          </button>
        ))}
      </div>
    </div>
  );
}
