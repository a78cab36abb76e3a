import { Button } from '@mantine/core';
import { IconShieldOff } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DisabledEnvironment } from '../../../../../shared/api/challenge.ts';
import type { BoardEntry } from '../entries.ts';
import { WarningCard } from './WarningCard.tsx';

interface ChallengesUnavailableProps {
  readonly entries: readonly BoardEntry[];
  /** Whether the board shows these challenges anyway. */
  readonly shown: boolean;
  readonly onToggle: () => void;
}

/** Says how many challenges are switched off and why. Shows nothing when all are available. */
export const ChallengesUnavailable = memo(function ChallengesUnavailable(props: ChallengesUnavailableProps) {
  const { entries, shown, onToggle } = props;
  const { t } = useTranslation();
  const counts = new Map<DisabledEnvironment, number>();
  for (const { challenge } of entries) {
    if (challenge.disabledEnv !== null) {
      counts.set(challenge.disabledEnv, (counts.get(challenge.disabledEnv) ?? 0) + 1);
    }
  }
  if (counts.size === 0) {
    return null;
  }
  const reasonFor = (env: DisabledEnvironment) =>
    env === 'Safety Mode' ? t('DISABLED_BY_SAFETY_MODE') : t('DISABLED_BY_ENVIRONMENT', { env });
  return (
    <challenges-unavailable-warning>
      <WarningCard
        icon={<IconShieldOff stroke={1.5} aria-hidden />}
        actions={
          <Button color="accent" size="sm" onClick={onToggle}>
            {t(shown ? 'HIDE_DISABLED_CHALLENGES' : 'SHOW_DISABLED_CHALLENGES')}
          </Button>
        }
      >
        {[...counts].map(([env, count]) => (
          <p key={env}>{t('INFO_DISABLED_CHALLENGES', { count, reason: reasonFor(env) })}</p>
        ))}
      </WarningCard>
    </challenges-unavailable-warning>
  );
});
