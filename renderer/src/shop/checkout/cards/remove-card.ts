import { create } from 'zustand';
import type { MaskedCard } from '../../../../../shared/api/records.ts';
import { remove } from '../../../lib/api.ts';
import { refusalText } from '../../../lib/calls/refusal.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { closeSnackBar, showSnackBar, useSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import { offerUndo } from '../offer-undo.ts';

/** Key prefix of all cached cards. Invalidate it after a change. */
export const cardsKey = ['cards'] as const;

/** Cards that are gone from the screen while the server may still have them. */
export const useLeavingCards = create<{ readonly ids: ReadonlySet<number> }>(() => ({ ids: new Set() }));

/** Deletes the removed card at once; undefined when none is waiting. */
let finish: (() => void) | undefined;

/**
 * Removes a card from the screen at once and offers Undo (decision 21). The server is told only when that offer ends: it reveals only
 * masked numbers, so a deleted card couldn't be restored.
 */
export function removeCard({ id }: MaskedCard): void {
  const token = useSession.getState().token;
  setLeaving(id, true);
  const onClose = () => {
    finish = undefined;
    void deleteCard(id, token);
  };
  offerUndo({ message: 'CARD_REMOVED', tone: 'confirm', onClose }, () => {
    finish = undefined;
    setLeaving(id, false);
  });
  const bar = useSnackBar.getState().open?.id;
  finish = () => bar !== undefined && closeSnackBar(bar);
}

/** Deletes removed cards without further delay. Called when the visitor leaves the screen with the cards. */
export function finishRemoving(): void {
  finish?.();
}

// Closing the window must not keep a card that was removed.
window.addEventListener('pagehide', finishRemoving);

/**
 * Deletes the card on the server.
 * @param token that of whoever removed the card, because they may have logged out since
 */
async function deleteCard(id: number, token: string | undefined): Promise<void> {
  try {
    await remove(`api/Cards/${id}`, { keepalive: true, headers: { Authorization: `Bearer ${token}` } });
  } catch (error) {
    console.log(error);
    showSnackBar({ message: refusalText(error) ?? 'CARD_NOT_REMOVED', tone: 'error' });
  } finally {
    await queryClient.invalidateQueries({ queryKey: cardsKey });
    setLeaving(id, false);
  }
}

function setLeaving(id: number, leaving: boolean): void {
  const ids = new Set(useLeavingCards.getState().ids);
  if (leaving) {
    ids.add(id);
  } else {
    ids.delete(id);
  }
  useLeavingCards.setState({ ids });
}
