import { memo, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';
import { doneOf, unfoldedAtFirst } from '../../../../../shared/score-board/unfolded.ts';
import { useTutorial } from '../../tutorials/running.ts';
import { useBoard } from '../board-context.ts';
import type { BoardEntry } from '../entries.ts';
import { setFold, useBoardView } from '../view/use-board-view.ts';
import { cardOf } from '../view/use-place.ts';
import { type CardStates, Group } from './Group.tsx';
import classes from './Groups.module.css';
import { type BoardGroup, groupsOf } from './grouping.ts';
import { useGroupOf } from './use-group-of.ts';

interface GroupsProps extends CardStates {
  /** Everything that passes the filter, and what of it is drawn already. */
  readonly shown: readonly BoardEntry[];
  readonly drawn: readonly BoardEntry[];
  /** The filter as written to the address; empty without one. Whatever a filter finds is unfolded. */
  readonly query: string;
  /** The last filter. What is out of sight remains as it unfolded it, until what is in sight is drawn: to unfold everything takes long. */
  readonly lastQuery: string;
  readonly solvedBefore: ReadonlySet<ChallengeKey>;
  /** Changes whenever the learner follows a link to a challenge, even to the one that the address names already. */
  readonly visit: string;
}

/** Renders the challenges in groups that can be folded. The learner finds them again as they were left. */
export const Groups = memo(function Groups(props: GroupsProps) {
  const { shown, drawn, query, lastQuery, solvedBefore, visit, ...states } = props;
  const { current, first } = states;
  const grouping = useBoardView((view) => view.grouping);
  const order = useBoardView((view) => view.order);
  const layout = useBoardView((view) => view.layout);
  const groupOf = useGroupOf(grouping);
  const rules = useMemo(() => ({ grouping, order, solvedBefore, groupOf }), [grouping, order, solvedBefore, groupOf]);
  const whole = useMemo(() => groupsOf(shown, rules), [shown, rules]);
  const groups = useMemo(() => (drawn === shown ? whole : groupsOf(drawn, rules)), [drawn, shown, whole, rules]);
  const [isOpen, fold] = useFolds(query);
  const queryFor = ({ open, done }: BoardGroup) =>
    [...open, ...done].some(({ challenge }) => first?.has(challenge.key) ?? true) ? query : lastQuery;
  const unfolded = useMemo(() => unfoldedAtFirst(whole), [whole]);

  /** Unfolds the group of a challenge. Returns whether it has one. */
  const unfold = (key: string | undefined): boolean => {
    const group = whole.find(({ open, done }) => [...open, ...done].some(({ challenge }) => challenge.key === key));
    if (group === undefined) {
      return false;
    }
    fold(group.id, true);
    if (group.done.some(({ challenge }) => challenge.key === key)) {
      fold(doneOf(group.id), true);
    }
    return true;
  };

  // The one tutorial without a challenge points at this card (ui-learning.md 14.12).
  const isCodingExplained = useTutorial(({ running }) => running?.name === 'Coding Challenges');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the tutorial begins, not when groups change
  useEffect(() => {
    if (isCodingExplained) {
      unfold('scoreBoardChallenge');
    }
  }, [isCodingExplained]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a link names a challenge, not when groups change
  useEffect(() => {
    if (current === undefined || !unfold(current)) {
      return;
    }
    // The card is laid out in the next frame. The frame around the screen has moved the focus by then.
    const frame = requestAnimationFrame(() => {
      const card = cardOf(current);
      card?.scrollIntoView({ block: 'start' });
      card?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [current, visit]);

  return (
    <GroupList>
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          layout={layout}
          isOpen={isOpen(group.id, unfolded.has(group.id), queryFor(group))}
          isDoneOpen={isOpen(doneOf(group.id), group.open.length === 0, queryFor(group))}
          onFold={fold}
          {...states}
        />
      ))}
    </GroupList>
  );
});

/** Encloses all groups. */
export function GroupList({ children }: { readonly children: ReactNode }) {
  const { t } = useBoard();
  return (
    // biome-ignore lint/a11y/useSemanticElements: lists below headings rather than a form
    <div className={`challenges ${classes.groups}`} role="group" aria-label={t('CHALLENGES')}>
      {children}
    </div>
  );
}

/**
 * Returns what is unfolded with a filter, and how to change it with the current one. Without a filter the learner's choices are kept. What a filter finds begins unfolded, and
 * choices are forgotten with it.
 */
function useFolds(query: string) {
  const kept = useBoardView((view) => view.folds);
  const [passing, setPassing] = useState<{ query: string; folds: Readonly<Record<string, boolean>> }>();
  const isOpen = (id: string, atFirst: boolean, filter: string): boolean =>
    filter === '' ? (kept[id] ?? atFirst) : passing?.query === filter ? (passing.folds[id] ?? true) : true;
  const fold = useCallback(
    (id: string, open: boolean) => {
      if (query === '') {
        setFold(id, open);
      } else {
        setPassing((last) => ({ query, folds: { ...(last?.query === query ? last.folds : {}), [id]: open } }));
      }
    },
    [query],
  );
  return [isOpen, fold] as const;
}
