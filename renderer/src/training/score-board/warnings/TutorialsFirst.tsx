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
  /** How many challenges there will be. */
  readonly count: number;
  /** The tutorial to go on with. */
  readonly next: BoardEntry;
}

/** Says what the tutorials are for, and which comes next; holds what the filter bar, which is not there yet, otherwise has (ui-learning.md 2.6). */
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
