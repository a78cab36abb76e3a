import { IconCopy, IconFlag } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FlagLine.module.css';
import { markCopied, type SolvedCard } from './solved-notifications.ts';

/** The code that a CTF server takes for this challenge, to be copied. */
export function FlagLine({ card: { key, flag, copied } }: { readonly card: SolvedCard }) {
  const { t } = useTranslation();
  const code = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(flag);
      markCopied(key);
    } catch (error) {
      // Not allowed, or no clipboard at all (a page opened over a LAN address): selected, the flag is one key press away.
      console.log(error);
      if (code.current !== null) {
        window.getSelection()?.selectAllChildren(code.current);
      }
    }
  };
  return (
    <div className={classes.flag}>
      <IconFlag size={18} stroke={1.5} aria-hidden />
      <code ref={code} className={classes.code}>
        {flag}
      </code>
      <button type="button" className={classes.copy} disabled={copied} onClick={copy}>
        <IconCopy size={16} stroke={1.5} aria-hidden />
        {t(copied ? 'COPY_SUCCESS' : 'COPY_TO_CLIPBOARD')}
      </button>
    </div>
  );
}
