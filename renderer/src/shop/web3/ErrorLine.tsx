import { IconAlertCircle } from '@tabler/icons-react';
import type { Interface } from 'ethers/abi';
import { useTranslation } from 'react-i18next';
import { failureOf } from './chain/failures.ts';
import classes from './ErrorLine.module.css';

/**
 * Shows an error in the form above, in the element that scripts look for (`h5.error`, ui-learning.md 12.3 to 12.5). To assistive technology
 * it isn't a heading. It is always in the document, so that screen readers announce changes. The text is already translated.
 */
export function ErrorLine({ text = '' }: { readonly text: string | undefined }) {
  return (
    <div role="alert" className={classes.line}>
      {text !== '' && <IconAlertCircle size={18} stroke={1.5} aria-hidden />}
      <h5 role="none" className={`error ${classes.text}`}>
        {text}
      </h5>
    </div>
  );
}

/** Does the same for a call to the chain, see `failureOf`. Empty while there is no error. */
export function FailureLine({ error, abi }: { readonly error: unknown; readonly abi?: Interface }) {
  const { t } = useTranslation();
  const failure = error === null ? undefined : failureOf(error, abi);
  return <ErrorLine text={failure && t(failure.text, failure.values)} />;
}
