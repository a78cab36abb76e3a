import { IconCode, IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TutorialName } from '../../tutorials/names.ts';
import { startTutorial } from '../../tutorials/running.ts';
import { IconBadge } from './IconBadge.tsx';

interface TutorialBadgeProps {
  readonly tutorial: TutorialName;
  /** The challenge's name in the learner's language. */
  readonly shownName: string;
}

/** Starts a challenge's tutorial here on the board (ui-learning.md 13.1). */
export function TutorialBadge({ tutorial, shownName }: TutorialBadgeProps) {
  const { t } = useTranslation();
  const aboutCoding = tutorial === 'Coding Challenges';
  return (
    <IconBadge
      id={aboutCoding ? 'codingChallengeTutorialButton' : undefined}
      className="not-completable"
      aria-label={aboutCoding ? t('TUTORIAL_CODING_FOR') : t('TUTORIAL_FOR', { challenge: shownName })}
      explanation={t(aboutCoding ? 'INFO_CODING_TUTORIAL' : 'INFO_HACKING_INSTRUCTOR')}
      onClick={() => startTutorial(tutorial, 'card')}
    >
      <IconSchool size={18} stroke={1.5} aria-hidden />
      {aboutCoding && <IconCode size={18} stroke={1.5} aria-hidden />}
    </IconBadge>
  );
}
