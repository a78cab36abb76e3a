import { IconCode } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChallengeRecord } from '../../../../shared/api/challenge.ts';
import { useConfiguration } from '../../lib/config.ts';
import { loadCode } from '../../lib/reach/load-code.ts';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';
import { TooltipButton } from '../../ui/TooltipButton.tsx';
import controls from '../controls.module.css';
import classes from './CodingChallengeButton.module.css';
import type { CodingChallengeDialog } from './dialog/CodingChallengeDialog.tsx';

interface CodingChallengeButtonProps {
  readonly challenge: ChallengeRecord;
  /** The word on the button of a card. Without one, the button repeats a card's elsewhere: it lacks the id, which belongs to the card's. */
  readonly word?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Shows a card's coding challenge: its progress and the button that opens its dialog (ui-learning.md 2.7, badge 3). Shows nothing for
 * challenges without code, or if the operator has switched coding challenges off.
 */
export function CodingChallengeButton({ challenge, word, className = '' }: CodingChallengeButtonProps) {
  const enabled = useConfiguration()?.challenges.codingChallengesEnabled ?? 'never';
  if (!challenge.hasCodingChallenge || enabled === 'never') {
    return null;
  }
  const locked = !challenge.solved && enabled !== 'always';
  return <Badge challenge={challenge} locked={locked} word={word} className={className} />;
}

/**
 * Renders the button with the dialog.
 * @param locked the hacking challenge has to be solved first
 */
function Badge({ challenge, locked, word, className }: CodingChallengeButtonProps & { readonly locked: boolean }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { name, codingChallengeStatus: status } = challenge;
  const explanation = t(locked ? 'SOLVE_HACKING_CHALLENGE' : 'LAUNCH_CODING_CHALLENGE');
  const progress = status === 0 ? '' : ` ${t('CODING_CHALLENGE_PROGRESS', { done: status })}`;
  const shown = word ?? t('TITLE_CODING_CHALLENGE');
  // The name begins with what is written on the button (WCAG 2.5.3).
  const words = status === 0 ? shown : `${shown} ${status}/2`;
  const subject = word === undefined ? name : t('CODING_CHALLENGE_OF', { challenge: name });
  const label = subject.toLowerCase().startsWith(words.toLowerCase()) ? subject : `${words}: ${subject}`;
  return (
    <>
      <TooltipButton
        explanation={explanation}
        // Scripts for older score boards look for this id.
        id={word === undefined ? undefined : `${name}.codingChallengeButton`}
        className={`badge ${statusClass[status]} ${controls.control} ${className} ${classes.button}`}
        aria-label={`${label}.${progress} ${explanation}`}
        aria-haspopup="dialog"
        // With `disabled` the reason could neither be shown nor be reached by keyboard.
        aria-disabled={locked || undefined}
        data-status={status}
        onClick={() => setOpened(!locked)}
      >
        {word === undefined && <IconCode size={18} stroke={1.5} aria-hidden />}
        {shown}
        {status !== 0 && <span className="badge-status">{status}/2</span>}
      </TooltipButton>
      <CodingChallengeOnDemand challenge={challenge} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

const statusClass = { 0: '', 1: 'partially-completed', 2: 'completed' } as const;

/**
 * Renders the dialog, whose code and grammars are loaded when it first opens. If loading fails, only the dialog is lost and not the screen.
 */
function CodingChallengeOnDemand(props: ComponentProps<typeof CodingChallengeDialog>) {
  const [Dialog, setDialog] = useState<typeof CodingChallengeDialog>();
  const { opened, onClose } = props;
  const missing = opened && Dialog === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per opening, whichever function closes the dialog
  useEffect(() => {
    if (!missing) {
      return;
    }
    loadCode(() => import('./dialog/CodingChallengeDialog.tsx')).then(
      (loaded) => setDialog(() => loaded.CodingChallengeDialog),
      (error: unknown) => {
        console.log(error);
        showSnackBar({ message: 'ERROR_NO_ANSWER', tone: 'error' });
        onClose();
      },
    );
  }, [missing]);
  return Dialog === undefined ? null : <Dialog {...props} />;
}
