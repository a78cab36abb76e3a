import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memo, useId } from 'react';
import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';
import { type Topic, topics } from '../../../../../shared/api/paths.ts';
import { hackingProgress, percentOf } from '../../../../../shared/score-board/progress.ts';
import { pathsQuery, topicText } from '../../../lib/paths.ts';
import { useBoard } from '../board-context.ts';
import { groupHeadingOf } from '../groups/Group.tsx';
import { changeView, setFold, useBoardView } from '../view/use-board-view.ts';
import classes from './TopicProgress.module.css';

/** The id under which it is kept whether the list is unfolded. */
const foldId = 'progress/topic';

/** Unfolds how much is solved of each topic. Each topic leads to its challenges. */
export const TopicProgress = memo(function TopicProgress({
  challenges,
}: {
  readonly challenges: readonly ChallengeRecord[];
}) {
  const { t } = useBoard();
  const isOpen = useBoardView((view) => view.folds[foldId] === true);
  const listId = useId();
  return (
    <>
      <button
        type="button"
        className={classes.opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setFold(foldId, !isOpen)}
      >
        <IconChevronRight size={16} stroke={1.5} className={classes.chevron} aria-hidden />
        {t('BOARD_BY_TOPIC')}
      </button>
      {isOpen && <TopicList id={listId} challenges={challenges} />}
    </>
  );
});

interface TopicListProps {
  readonly id: string;
  readonly challenges: readonly ChallengeRecord[];
}

function TopicList({ id, challenges }: TopicListProps) {
  const { t } = useBoard();
  const paths = useQuery(pathsQuery).data;
  const rows = topics
    .map((topic) => ({ topic, ...hackingProgress(challenges.filter(({ key }) => paths?.[key].topic === topic)) }))
    .filter(({ available }) => available > 0);
  return (
    <ul id={id} className={classes.topics}>
      {rows.map(({ topic, reached, available }) => (
        <li key={topic}>
          <button type="button" className={classes.topic} onClick={() => show(topic)}>
            <span className={classes.name}>{t(topicText(topic))}</span>{' '}
            <span className={classes.figures}>{t('BOARD_GROUP_SOLVED', { solved: reached, all: available })}</span>
            <span className={classes.track} aria-hidden>
              <span style={{ width: `${percentOf({ reached, available })}%` }} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Groups the board by topic, and goes to one of its groups. */
function show(topic: Topic): void {
  const group = `topic/${topic}`;
  changeView({ grouping: 'topic' });
  setFold(group, true);
  // The groups are in the document in the next frame.
  requestAnimationFrame(() => {
    const heading = groupHeadingOf(group);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  });
}
