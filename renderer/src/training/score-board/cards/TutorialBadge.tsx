import type { TutorialName } from '../../tutorials/names.ts';
import { startTutorial } from '../../tutorials/running.ts';
import { useBoard } from '../board-context.ts';
import { WordBadge } from './WordBadge.tsx';

interface TutorialBadgeProps {
  readonly tutorial: TutorialName;
  /** The challenge's name in the learner's language. */
  readonly shownName: string;
}

/** Starts a challenge's tutorial here on the board (ui-learning.md 13.1). */
export function TutorialBadge({ tutorial, shownName }: TutorialBadgeProps) {
  const { t } = useBoard();
  const aboutCoding = tutorial === 'Coding Challenges';
  const name = aboutCoding ? t('TUTORIAL_CODING_FOR') : t('TUTORIAL_FOR', { challenge: shownName });
  return (
    <WordBadge
      id={aboutCoding ? 'codingChallengeTutorialButton' : undefined}
      className="not-completable"
      aria-label={name}
      explanation={t(aboutCoding ? 'INFO_CODING_TUTORIAL' : 'INFO_HACKING_INSTRUCTOR')}
      onClick={() => startTutorial(tutorial, 'card')}
    >
      {aboutCoding ? name : t('BOARD_TUTORIAL')}
    </WordBadge>
  );
}
