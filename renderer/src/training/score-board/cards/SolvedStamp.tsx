import { IconCheck } from '@tabler/icons-react';
import { formatDateTime } from '../../../lib/purchases/format.ts';
import { useBoard } from '../board-context.ts';
import classes from './SolvedStamp.module.css';

interface SolvedStampProps {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Shows that a challenge is solved, and when. It uses shape, word and time, not just colour (look.md). */
export function SolvedStamp({ id, at }: SolvedStampProps) {
  const { t, language } = useBoard();
  return (
    <span id={id} className={classes.stamp}>
      <IconCheck size={16} stroke={2} aria-hidden />
      <span>{t('STATUS_SOLVED')}</span>{' '}
      <time dateTime={at} className={classes.time}>
        {formatDateTime(new Date(at), language)}
      </time>
    </span>
  );
}
