import type { Interface } from 'ethers/abi';
import { useTranslation } from 'react-i18next';
import { ErrorLine } from '../../ErrorLine.tsx';
import { useFailureText } from '../../use-failure-text.ts';
import classes from './Contracts.module.css';

interface CallOutcomeProps {
  readonly name: string;
  readonly call: {
    readonly error: unknown;
    /** What was answered, for reading, once something was; undefined in it when nothing is returned. */
    readonly data: { readonly output: string | undefined } | undefined;
  };
  readonly abi: Interface;
}

/** What a call answered, or why it did not succeed. */
export function CallOutcome({ name, call: { error, data }, abi }: CallOutcomeProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <>
      <div className={`output-container ${classes.outcome}`} role="status">
        {data !== undefined && (
          <p className={`invoke-output ${classes.output}`}>
            {data.output === undefined
              ? t('SANDBOX_CALLED', { name })
              : `${t('LABEL_OUTPUT_FOR')} ${name}: ${data.output}`}
          </p>
        )}
      </div>
      {error !== null && <ErrorLine text={failureText(error, abi)} />}
    </>
  );
}
