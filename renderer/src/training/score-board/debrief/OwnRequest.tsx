import { IconTransfer } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { historyRoute } from '../../../lib/range-addresses.ts';
import controls from '../../controls.module.css';
import classes from './OwnRequest.module.css';
import type { OwnRequest as Request } from './own-request.ts';

/** Shows the learner's own request, and leads to the history, which has all of it. */
export function OwnRequest({ request: { text, isCut } }: { readonly request: Request }) {
  const { t } = useTranslation();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by itself, so it has to be reached with the keyboard */}
      <pre dir="ltr" tabIndex={0} className={classes.request}>
        {text}
        {isCut && '…'}
      </pre>
      <a href={`#${historyRoute}`} className={`${controls.control} ${classes.history}`}>
        <IconTransfer size={18} stroke={1.5} aria-hidden />
        {t('DEBRIEF_OPEN_HISTORY')}
      </a>
    </>
  );
}
