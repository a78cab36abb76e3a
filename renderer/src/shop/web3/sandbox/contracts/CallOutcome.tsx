import type { Interface } from 'ethers/abi';
import { useTranslation } from 'react-i18next';
import { ErrorLine } from '../../ErrorLine.tsx';
import { useFailureText } from '../../use-failure-text.ts';
import classes from './Contracts.module.css';
import type { Call } from './use-call.ts';

interface CallOutcomeProps {
  readonly name: string;
  readonly call: Call;
  readonly abi: Interface;
}

/** What a call answered, or why it did not succeed. */
export function CallOutcome({ name, call: { error, output, isDone }, abi }: CallOutcomeProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <>
      <div className={`output-container ${classes.outcome}`} role="status">
        {isDone && (
          <p className={`invoke-output ${classes.output}`}>
            {output === undefined ? t('SANDBOX_CALLED', { name }) : `${t('LABEL_OUTPUT_FOR')} ${name}: ${output}`}
          </p>
        )}
      </div>
      {error !== null && <ErrorLine text={failureText(error, abi)} />}
    </>
  );
}
