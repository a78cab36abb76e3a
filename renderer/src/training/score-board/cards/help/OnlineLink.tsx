import { IconWorld } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Help.module.css';

interface OnlineLinkProps {
  readonly href: string;
  readonly text: string;
  /** What scripts look for. For everyone else the words name the link. */
  readonly label?: string;
}

/** Links to the Internet and says so. Nothing in the range needs such a link. */
export function OnlineLink({ href, text, label }: OnlineLinkProps) {
  const { t } = useTranslation();
  const words = useId();
  const mark = useId();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classes.online}
      aria-label={label}
      aria-labelledby={`${words} ${mark}`}
      data-outward="marked"
    >
      <span id={words}>{text}</span>{' '}
      <span id={mark} className={classes.mark}>
        <IconWorld size={14} stroke={1.5} aria-hidden />
        {t('ONLINE_ONLY')}
      </span>
    </a>
  );
}
