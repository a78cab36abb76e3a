import { IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Help.module.css';

interface OnlineLinkProps {
  readonly href: string;
  readonly text: string;
  /** Name for scripts and screen readers, if it differs from the text. */
  readonly label?: string;
}

/** Links to the Internet and says so. Nothing in the range needs such a link. */
export function OnlineLink({ href, text, label }: OnlineLinkProps) {
  const { t } = useTranslation();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classes.online}
      aria-label={label}
      data-outward="marked"
    >
      {text}
      <span className={classes.mark}>
        <IconWorld size={14} stroke={1.5} aria-hidden />
        {t('ONLINE_ONLY')}
      </span>
    </a>
  );
}
