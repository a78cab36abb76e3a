import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Captcha } from '../../../../shared/api/records.ts';
import { Delayed } from '../../ui/states/Delayed.tsx';
import { RetryLine } from '../../ui/states/RetryLine.tsx';
import classes from './FeedbackScreen.module.css';

/** Shows the question that tells people from scripts, or should. `#captcha` holds the bare expression, which scripts can evaluate. */
export function CaptchaLine({ captcha }: { readonly captcha: UseQueryResult<Captcha> }) {
  const { t } = useTranslation();
  const { data, isFetching, refetch } = captcha;
  if (data === undefined && !isFetching) {
    return <RetryLine message="CAPTCHA_QUESTION_FAILED" trying={isFetching} onRetry={() => refetch()} />;
  }
  return (
    <p className={classes.captcha} aria-busy={data === undefined}>
      <span>CAPTCHA:</span>
      <span>{t('LABEL_WHAT_IS')}</span>
      {data === undefined ? (
        <Delayed>
          <Skeleton width={72} height={24} />
        </Delayed>
      ) : (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: this names the term, and scripts look for it */}
          <code id="captcha" role="group" aria-label="CAPTCHA code which must be solved" className={classes.term}>
            {data.captcha}
          </code>
          <span>?</span>
        </>
      )}
    </p>
  );
}
