import { Button } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isTutorial } from '../../tutorials/names.ts';
import { startTutorial } from '../../tutorials/running.ts';
import type { BoardEntry } from '../entries.ts';
import { AdditionalSettingsButton } from '../settings/AdditionalSettingsButton.tsx';
import classes from './TutorialsFirst.module.css';
import { WarningCard } from './WarningCard.tsx';

interface TutorialsFirstProps {
  /** Number of challenges that there will be after the tutorials. */
  readonly count: number;
  /** The tutorial to do next. */
  readonly next: BoardEntry;
}

/**
 * Explains what the tutorials are for and which one is next. It also holds the controls that are otherwise in the filter bar, which isn't
 * shown yet (ui-learning.md 2.6).
 */
export function TutorialsFirst({ count, next }: TutorialsFirstProps) {
  const { t } = useTranslation();
  const { name } = next.challenge;
  return (
    <tutorial-mode-warning>
      <WarningCard
        icon={<IconSchool stroke={1.5} aria-hidden />}
        actions={
          <>
            {isTutorial(name) && (
              <Button color="accent" onClick={() => startTutorial(name, 'button')}>
                {t('START_TUTORIAL')}
              </Button>
            )}
            <AdditionalSettingsButton />
          </>
        }
      >
        <p className="tutorial-mode-warning-text">{t('INFO_FULL_CHALLENGE_MODE', { num: count })}</p>
        <p className={classes.next}>{t('NEXT_TUTORIAL_IS', { challenge: next.name })}</p>
      </WarningCard>
    </tutorial-mode-warning>
  );
}
