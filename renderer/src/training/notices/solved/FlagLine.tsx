import { IconCopy, IconFlag } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import controls from '../../controls.module.css';
import { copyOrSelect } from '../../copy-or-select.ts';
import classes from './FlagLine.module.css';
import { markCopied, type SolvedCard } from './solved-notifications.ts';

/** Shows the code that a CTF server accepts for this challenge, with a button to copy it. */
export function FlagLine({ card: { key, flag, copied } }: { readonly card: SolvedCard }) {
  const { t } = useTranslation();
  const code = useRef<HTMLElement>(null);
  const copy = async () => {
    if (await copyOrSelect(flag, code.current)) {
      markCopied(key);
    }
  };
  return (
    <div className={classes.flag}>
      <IconFlag size={18} stroke={1.5} aria-hidden />
      <code ref={code} className={classes.code}>
        {flag}
      </code>
      <button type="button" className={`${controls.control} ${classes.copy}`} disabled={copied} onClick={copy}>
        <IconCopy size={16} stroke={1.5} aria-hidden />
        {t(copied ? 'COPY_SUCCESS' : 'COPY_TO_CLIPBOARD')}
      </button>
    </div>
  );
}
