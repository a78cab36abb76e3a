import { useId } from 'react';
import type { Help } from '../../../../../shared/score-board/view.ts';
import type { Configuration } from '../../../lib/config.ts';
import { workbenchRoute } from '../../../lib/range-addresses.ts';
import { CodingChallengeButton } from '../../coding-challenge/CodingChallengeButton.tsx';
import controls from '../../controls.module.css';
import { isTutorial } from '../../tutorials/names.ts';
import { useBoard } from '../board-context.ts';
import { debriefAddress } from '../debrief/debrief-address.ts';
import type { BoardEntry } from '../entries.ts';
import { setHelp, useBoardView } from '../view/use-board-view.ts';
import classes from './Badges.module.css';
import help from './help/Help.module.css';
import { Hints } from './help/Hints.tsx';
import { Mitigation } from './help/Mitigation.tsx';
import { openFirstHint } from './help/opened-hints.ts';
import { RepeatBadge } from './RepeatBadge.tsx';
import { TutorialBadge } from './TutorialBadge.tsx';
import { WordBadge } from './WordBadge.tsx';

/** Renders a challenge's actions in one row, with any help that was requested below it (ui-learning.md 2.7). */
export function Badges({ entry }: { readonly entry: BoardEntry }) {
  const { t, configuration, lessonOf, openDebrief } = useBoard();
  const { challenge, name } = entry;
  const wanted = useBoardView(({ help: shownHelp }) => shownHelp[challenge.key]);
  const shown = isOffered(wanted, entry, configuration) ? wanted : undefined;
  const lesson = lessonOf(challenge.key);
  const panelId = useId();
  // The only tutorial without a challenge uses this card (ui-learning.md 14.12).
  const explainsCoding =
    challenge.key === 'scoreBoardChallenge' &&
    challenge.solved &&
    configuration.challenges.codingChallengesEnabled !== 'never';
  const toggle = (kind: Help) => ({
    'aria-expanded': shown === kind,
    'aria-controls': shown === kind ? panelId : undefined,
    onClick: () => {
      setHelp(challenge.key, shown === kind ? undefined : kind);
      if (kind === 'hints' && shown !== kind) {
        openFirstHint(challenge.key);
      }
    },
  });
  return (
    <>
      <div className={classes.row}>
        {challenge.hasCodingChallenge && (
          <CodingChallengeButton challenge={challenge} word={t('BOARD_CODING')} className={classes.badge} />
        )}
        {challenge.solved && configuration.ctf.showFlagsInNotifications && <RepeatBadge entry={entry} />}
        {configuration.hackingInstructor.isEnabled && isTutorial(challenge.name) && (
          <TutorialBadge tutorial={challenge.name} shownName={name} />
        )}
        {configuration.hackingInstructor.isEnabled && explainsCoding && (
          <TutorialBadge tutorial="Coding Challenges" shownName={name} />
        )}
        {challenge.solved && configuration.challenges.showMitigations && (
          <WordBadge
            {...toggle('mitigation')}
            className="not-completable"
            aria-label={t('MITIGATION_FOR', { challenge: name })}
            explanation={t('INFO_VULNERABILITY_MITIGATION_LINK')}
          >
            {t('BOARD_MITIGATION')}
          </WordBadge>
        )}
        {challenge.solved && (
          <a
            href={debriefAddress(challenge.key)}
            className={`badge ${controls.control} ${classes.badge}`}
            aria-label={t('DEBRIEF_OF', { challenge: name })}
            aria-haspopup="dialog"
            onClick={(event) => openDebrief(challenge.key, event)}
          >
            {t('DEBRIEF_SHORT')}
          </a>
        )}
        {lesson !== undefined && (
          <a
            href={lesson}
            className={`badge ${controls.control} ${classes.badge}`}
            aria-label={t('LESSON_OF', { challenge: name })}
            title={t('LESSON_READ')}
          >
            {t('BOARD_LESSON')}
          </a>
        )}
        <a
          href={`#${workbenchRoute}`}
          className={`badge not-completable ${controls.control} ${classes.badge}`}
          aria-label={t('BOARD_WORKBENCH_FOR', { challenge: name })}
          title={t('BOARD_WORKBENCH_IS')}
        >
          {t('BOARD_WORKBENCH')}
        </a>
        {challenge.hint !== null && (
          <button
            {...toggle('hints')}
            type="button"
            className={`badge ${controls.control} ${classes.badge}`}
            aria-label={t('HINT_FOR', { challenge: name })}
          >
            {t('HINT')}
          </button>
        )}
      </div>
      {shown !== undefined && (
        <div id={panelId} className={help.panel} data-kind={shown} aria-live="polite">
          {shown === 'hints' ? <Hints entry={entry} /> : <Mitigation entry={entry} />}
        </div>
      )}
    </>
  );
}

/** Tells whether the help that was shown on an earlier visit is still there: a reset takes solves back, and the operator may end help. */
function isOffered(help: Help | undefined, { challenge }: BoardEntry, { challenges }: Configuration): boolean {
  return help === 'hints' ? challenge.hint !== null : challenge.solved && challenges.showMitigations;
}
