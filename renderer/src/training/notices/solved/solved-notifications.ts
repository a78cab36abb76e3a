import { create } from 'zustand';
import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';
import type { SolvedNotification } from '../../../../../shared/api/socket-events.ts';
import { challengesQuery } from '../../../lib/challenges.ts';
import { configurationQuery } from '../../../lib/config.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { shownOf } from '../../../lib/selection.ts';
import { onServerEvent, sendEvent } from '../../../lib/socket.ts';
import { keepContinueCode } from '../../backup/continue-codes.ts';
import { celebrate, isMilestone } from './confetti.ts';
import { countryOf } from './countries.ts';

/** A card on the screen. With its country added, it is also what the server gets when all cards are closed at once (ui-learning.md 4). */
export interface SolvedCard {
  readonly key: ChallengeKey;
  /** `<name> (<description>)`. */
  readonly message: string;
  readonly flag: string;
  readonly copied: boolean;
}

/** The cards in order of arrival. A repeated one replaces its predecessor. */
export const useSolvedCards = create<{ readonly cards: readonly SolvedCard[] }>(() => ({ cards: [] }));

export function closeCard(key: ChallengeKey): void {
  useSolvedCards.setState(({ cards }) => ({ cards: cards.filter((card) => card.key !== key) }));
}

/** Closes all cards and tells the server which. Closing two or more at once solves a challenge of its own. */
export function closeAllCards(): void {
  // weakness: closeNotificationsChallenge (the server believes what the page reports)
  const { cards } = useSolvedCards.getState();
  const closed = cards.map((card) => ({ ...card, country: countryOf(card.key) }));
  sendEvent('verifyCloseNotificationsChallenge', closed);
  useSolvedCards.setState({ cards: [] });
}

export function markCopied(key: ChallengeKey): void {
  useSolvedCards.setState(({ cards }) => ({
    cards: cards.map((card) => (card.key === key ? { ...card, copied: true } : card)),
  }));
}

/**
 * Turns the server's announcements into cards, a stored continue code and confetti, and acknowledges them.
 * @returns a function that stops this, to be returned from an effect
 */
export function followSolves(): () => void {
  return onServerEvent('challenge solved', (notification) => {
    if (!notification.challenge) {
      return;
    }
    const isHidden =
      notification.hidden ||
      shownOf([notification], queryClient.getQueryData(configurationQuery.queryKey)).length === 0;
    if (!isHidden) {
      addCard(notification);
    }
    if (!notification.isRestore) {
      keepContinueCode().catch((error: unknown) => console.error(error));
      if (!isHidden) {
        celebrateSolve().catch((error: unknown) => console.log(error));
      }
    }
    sendEvent('notification received', notification.flag);
  });
}

/** Celebrates a newly solved challenge, and a milestone more than others. */
async function celebrateSolve(): Promise<void> {
  const challenges = shownOf(
    await queryClient.ensureQueryData(challengesQuery),
    queryClient.getQueryData(configurationQuery.queryKey),
  );
  const solved = challenges.filter((challenge) => challenge.solved).length;
  await celebrate(isMilestone(solved, challenges.length) ? 'big' : 'small');
}

function addCard({ key, challenge, flag }: SolvedNotification): void {
  const added: SolvedCard = { key, message: challenge, flag, copied: false };
  useSolvedCards.setState(({ cards }) => ({ cards: [...cards.filter((card) => card.key !== key), added] }));
}
