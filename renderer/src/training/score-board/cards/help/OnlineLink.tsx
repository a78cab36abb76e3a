import { IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Help.module.css';

interface OnlineLinkProps {
  readonly href: string;
  readonly text: string;
  /** Name for scripts and screen readers, where it is not the text. */
  readonly label?: string;
}

/** A way out to the Internet, marked as such: nothing in the range needs it. */
export function OnlineLink({ href, text, label }: OnlineLinkProps) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={classes.online} aria-label={label}>
      {text}
      <span className={classes.mark}>
        <IconWorld size={14} stroke={1.5} aria-hidden />
        {t('ONLINE_ONLY')}
      </span>
    </a>
  );
}
