import { create } from 'zustand';
import type { MaskedCard } from '../../../../../shared/api/records.ts';
import { remove } from '../../../lib/api.ts';
import { refusalText } from '../../../lib/calls/refusal.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { closeSnackBar, showSnackBar, useSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import { offerUndo } from '../offer-undo.ts';

/** Key of everything that the page knows of cards; invalidate it after a change. */
export const cardsKey = ['cards'] as const;

/** Cards that are gone from the screen while the server may still have them. */
export const useLeavingCards = create<{ readonly ids: ReadonlySet<number> }>(() => ({ ids: new Set() }));

/** Ends the waiting of the removed cards at once; undefined when none waits. */
let finish: (() => void) | undefined;

/**
 * Removes a card from the screen at once and offers Undo (decision 21). The server is told when Undo is no longer offered: it gives
 * numbers away only masked, so that a card deleted there could not be put back.
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

/** Deletes what was removed without waiting longer: to be called when the screen with the cards is left. */
export function finishRemoving(): void {
  finish?.();
}

// A closed window does not keep a card that was removed.
window.addEventListener('pagehide', finishRemoving);

/** @param token of whoever removed the card, since they may have logged out meanwhile */
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
