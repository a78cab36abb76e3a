import { IconBulb, IconShieldCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { CodingChallengeButton } from '../../coding-challenge/CodingChallengeButton.tsx';
import controls from '../../controls.module.css';
import { isTutorial } from '../../tutorials/names.ts';
import { useBoard } from '../board-context.ts';
import type { BoardEntry } from '../entries.ts';
import classes from './Badges.module.css';
import help from './help/Help.module.css';
import { Hints } from './help/Hints.tsx';
import { Mitigation } from './help/Mitigation.tsx';
import { IconBadge } from './IconBadge.tsx';
import { RepeatBadge } from './RepeatBadge.tsx';
import { TutorialBadge } from './TutorialBadge.tsx';

/** Renders a challenge's actions in one row, with any help that was requested below it (ui-learning.md 2.7). */
export function Badges({ entry }: { readonly entry: BoardEntry }) {
  const { t, configuration } = useBoard();
  const [shown, setShown] = useState<'hints' | 'mitigation'>();
  const [openedHints, setOpenedHints] = useState(1);
  const panelId = useId();
  const { challenge, name } = entry;
  // The only tutorial without a challenge uses this card (ui-learning.md 14.12).
  const explainsCoding =
    challenge.key === 'scoreBoardChallenge' &&
    challenge.solved &&
    configuration.challenges.codingChallengesEnabled !== 'never';
  const toggle = (kind: 'hints' | 'mitigation') => ({
    'aria-expanded': shown === kind,
    'aria-controls': shown === kind ? panelId : undefined,
    onClick: () => setShown(shown === kind ? undefined : kind),
  });
  return (
    <>
      <div className={classes.row}>
        {challenge.hasCodingChallenge && <CodingChallengeButton challenge={challenge} />}
        {challenge.solved && configuration.ctf.showFlagsInNotifications && <RepeatBadge entry={entry} />}
        {configuration.hackingInstructor.isEnabled && isTutorial(challenge.name) && (
          <TutorialBadge tutorial={challenge.name} shownName={name} />
        )}
        {configuration.hackingInstructor.isEnabled && explainsCoding && (
          <TutorialBadge tutorial="Coding Challenges" shownName={name} />
        )}
        {challenge.solved && configuration.challenges.showMitigations && (
          <IconBadge
            {...toggle('mitigation')}
            className="not-completable"
            aria-label={t('MITIGATION_FOR', { challenge: name })}
            explanation={t('INFO_VULNERABILITY_MITIGATION_LINK')}
          >
            <IconShieldCheck size={18} stroke={1.5} aria-hidden />
          </IconBadge>
        )}
        {challenge.hint !== null && (
          <button
            {...toggle('hints')}
            type="button"
            className={`badge ${controls.control} ${classes.badge}`}
            aria-label={t('HINT_FOR', { challenge: name })}
          >
            <IconBulb size={18} stroke={1.5} aria-hidden />
            {t('HINT')}
          </button>
        )}
      </div>
      {shown !== undefined && (
        <div id={panelId} className={help.panel} data-kind={shown} aria-live="polite">
          {shown === 'hints' ? (
            <Hints entry={entry} opened={openedHints} onOpenNext={() => setOpenedHints(openedHints + 1)} />
          ) : (
            <Mitigation entry={entry} />
          )}
        </div>
      )}
    </>
  );
}
