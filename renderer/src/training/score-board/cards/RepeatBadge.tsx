import { get } from '../../../lib/api.ts';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import { useBoard } from '../board-context.ts';
import type { BoardEntry } from '../entries.ts';
import { WordBadge } from './WordBadge.tsx';

/** Repeats the notification of a solved challenge, with its flag (ui-learning.md 2.7). */
export function RepeatBadge({ entry }: { readonly entry: BoardEntry }) {
  const { t } = useBoard();
  const repeat = async () => {
    try {
      // The contract requires double encoding, because the server decodes once more than usual.
      const name = encodeURIComponent(encodeURIComponent(entry.challenge.name));
      await get(`rest/repeat-notification?challenge=${name}`);
    } catch (error) {
      console.log(error);
      showSnackBar({ message: 'NOTIFICATION_RESEND_FAILED', tone: 'error' });
    }
  };
  return (
    <WordBadge
      aria-label={t('NOTIFICATION_RESEND_FOR', { challenge: entry.name })}
      explanation={t('NOTIFICATION_RESEND_INSTRUCTIONS')}
      onClick={repeat}
    >
      {t('BOARD_REPEAT')}
    </WordBadge>
  );
}
