import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { get } from '../../../../lib/api.ts';
import { LinkedText } from '../../../../ui/rich-text/LinkedText.tsx';
import { Delayed } from '../../../../ui/states/Delayed.tsx';
import { RetryLine } from '../../../../ui/states/RetryLine.tsx';
import type { BoardEntry } from '../../entries.ts';
import classes from './Help.module.css';
import { OnlineLink } from './OnlineLink.tsx';

/** Shows what to fix and why, once a challenge is solved (decision 33). */
export function Mitigation({ entry: { challenge } }: { readonly entry: BoardEntry }) {
  const { t, i18n } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['mitigation', challenge.key, i18n.language],
    queryFn: async ({ signal }) =>
      (await get<{ readonly mitigation: string }>(`rest/range/mitigation/${challenge.key}`, { signal })).mitigation,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined) {
    return isError ? (
      <RetryLine message="MITIGATION_FAILED" onRetry={refetch} trying={isFetching} />
    ) : (
      <Delayed>{t('HELP_LOADING')}</Delayed>
    );
  }
  return (
    <>
      <p dir="auto" className={classes.note}>
        <LinkedText text={data} />
      </p>
      {challenge.mitigationUrl !== null && (
        <OnlineLink
          href={challenge.mitigationUrl}
          text={t('INFO_VULNERABILITY_MITIGATION_LINK')}
          label="Vulnerability mitigation link"
        />
      )}
    </>
  );
}
