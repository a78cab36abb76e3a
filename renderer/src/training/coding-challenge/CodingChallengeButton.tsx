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
  /** Whether this button repeats a card's elsewhere. It then has words instead of the id, which belongs to the card's. */
  readonly isCopy?: boolean;
}

/**
 * Shows a card's coding challenge: its progress and the button that opens its dialog (ui-learning.md 2.7, badge 3). Shows nothing for
 * challenges without code, or if the operator has switched coding challenges off.
 */
export function CodingChallengeButton({ challenge, isCopy = false }: CodingChallengeButtonProps) {
  const enabled = useConfiguration()?.challenges.codingChallengesEnabled ?? 'never';
  if (!challenge.hasCodingChallenge || enabled === 'never') {
    return null;
  }
  return <Badge challenge={challenge} locked={!challenge.solved && enabled !== 'always'} isCopy={isCopy} />;
}

/**
 * Renders the button with the dialog.
 * @param locked the hacking challenge has to be solved first
 */
function Badge({ challenge, locked, isCopy }: Required<CodingChallengeButtonProps> & { readonly locked: boolean }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { name, codingChallengeStatus: status } = challenge;
  const explanation = t(locked ? 'SOLVE_HACKING_CHALLENGE' : 'LAUNCH_CODING_CHALLENGE');
  const progress = status === 0 ? '' : ` ${t('CODING_CHALLENGE_PROGRESS', { done: status })}`;
  // The name begins with what is written on the button (WCAG 2.5.3).
  const words = [...(isCopy ? [t('TITLE_CODING_CHALLENGE')] : []), ...(status === 0 ? [] : [`${status}/2`])];
  const subject = isCopy ? name : t('CODING_CHALLENGE_OF', { challenge: name });
  const label = words.length === 0 ? subject : `${words.join(' ')}: ${subject}`;
  return (
    <>
      <TooltipButton
        explanation={explanation}
        // Scripts for older score boards look for this id.
        id={isCopy ? undefined : `${name}.codingChallengeButton`}
        className={`badge ${statusClass[status]} ${controls.control} ${classes.button}`}
        aria-label={`${label}.${progress} ${explanation}`}
        aria-haspopup="dialog"
        // With `disabled` the reason could neither be shown nor be reached by keyboard.
        aria-disabled={locked || undefined}
        data-status={status}
        onClick={() => setOpened(!locked)}
      >
        <IconCode size={18} stroke={1.5} aria-hidden />
        {isCopy && `${t('TITLE_CODING_CHALLENGE')} `}
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
