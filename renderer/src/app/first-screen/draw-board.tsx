import i18next, { type TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { type BoardDrawing, progressNames } from '../../../../shared/api/board-drawing.ts';
import type { ChallengeRecord } from '../../../../shared/api/challenge.ts';
import { learningPaths } from '../../../../shared/api/paths.ts';
import type { NextReason } from '../../../../shared/score-board/next-for-you.ts';
import type { BoardProgress, Progress } from '../../../../shared/score-board/progress.ts';
import { challengesQuery, scoreBoardFoundQuery } from '../../lib/challenges.ts';
import { type Configuration, configurationQuery } from '../../lib/config.ts';
import { pathText } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { BoardFrame, BoardParts } from '../../training/score-board/BoardFrame.tsx';
import { BoardContext } from '../../training/score-board/board-context.ts';
import { ChallengeCard } from '../../training/score-board/cards/ChallengeCard.tsx';
import { type BoardEntry, boardEntries } from '../../training/score-board/entries.ts';
import { FilterBar } from '../../training/score-board/filter/FilterBar.tsx';
import { everything } from '../../training/score-board/filter/filter.ts';
import { Group } from '../../training/score-board/groups/Group.tsx';
import { GroupList } from '../../training/score-board/groups/Groups.tsx';
import { Strip } from '../../training/score-board/next/NextStrip.tsx';
import { TopicProgress } from '../../training/score-board/topics/TopicProgress.tsx';
import { Bar } from '../layout/bar/Bar.tsx';
import { RangeButton } from '../layout/bar/RangeButton.tsx';
import shell from '../layout/Shell.module.css';
import { draw } from './drawing.tsx';

/** What the board is drawn from. */
export interface DrawnBoard {
  /** All challenges, none of them solved. */
  readonly challenges: readonly ChallengeRecord[];
  readonly configuration: Configuration;
}

/** Numbers that occur nowhere else, so that they are found again in what is drawn. */
const rare = { progress: 71_300, next: 71_400, begun: 71_500, done: 71_600 } as const;

const difficulties = [1, 2, 3, 4, 5, 6] as const;

const nothing = () => {};

/** Draws a part of the board, with other words if they are given. */
type OnBoard = (part: ReactElement, t?: TFunction) => string;

/**
 * Draws the parts of the score board, as the usual configuration shows it to a newcomer in English, when the page is built (decision 123).
 * Marks stand for what the server fills in.
 */
export function drawBoard({ challenges, configuration }: DrawnBoard): BoardDrawing {
  queryClient.setQueryData(configurationQuery.queryKey, configuration);
  const help = withoutStyles(drawSilently(<RangeButton />));
  const entries = boardEntries(challenges, (challenge) => challenge);
  const onBoard: OnBoard = (part, t = i18next.t) =>
    drawSilently(
      <BoardContext value={{ t, language: 'en', configuration, lessonOf: () => '#', openDebrief: nothing }}>
        {part}
      </BoardContext>,
    );
  const page = onBoard(
    <>
      <Bar sideMenuOpen={false} onToggleSideMenu={nothing} />
      <main className={shell.content}>
        <BoardFrame>
          <BoardParts
            next="{{next}}"
            progress={rareProgress()}
            filters={
              <FilterBar
                entries={entries}
                filter={everything}
                changes={{ change: nothing, reset: nothing, search: () => '' }}
              />
            }
            shown={entries.length}
            all={entries.length}
            topics={<TopicProgress challenges={challenges} />}
          >
            <GroupList>{'{{groups}}'}</GroupList>
          </BoardParts>
        </BoardFrame>
      </main>
    </>,
  );
  const next = { challengeKey: 'scoreBoardChallenge', name: '{{nextName}}', difficulty: rare.next } as const;
  const strip = (begun?: 'begun') =>
    onBoard(
      <Strip
        next={{ ...next, reason: '{{reason}}' }}
        begun={begun && { ...next, name: '{{begunName}}', difficulty: rare.begun, reason: '' }}
      />,
    )
      .replaceAll(String(rare.next), '{{nextDifficulty}}')
      .replaceAll(String(rare.begun), '{{begunDifficulty}}');
  return {
    page: withProgressMarks(page.replace(help, '{{rangeButton}}')),
    rangeButton: { help, count: drawCount(challenges) },
    strip: { one: withoutStyles(strip()), two: withoutStyles(strip('begun')) },
    reasons: drawReasons(),
    groups: difficulties.map((difficulty) => drawGroup(difficulty, entries, onBoard)),
    done: { one: drawDone(1, entries, onBoard), many: drawDone(rare.done, entries, onBoard) },
    // The list has all challenges.
    cards: Object.fromEntries(
      entries.map((entry) => [entry.challenge.key, drawCard(entry, onBoard)]),
    ) as BoardDrawing['cards'],
  };
}

function drawCard(entry: BoardEntry, onBoard: OnBoard): string {
  const card = <ChallengeCard entry={entry} solvedAt={undefined} layout="cards" isCurrent={false} isInSight={true} />;
  return `<li>${withoutStyles(onBoard(card))}</li>`;
}

/** Each number is its own percentage, being of a hundred. */
function rareProgress(): BoardProgress {
  const [hacking, coding, all, ...byDifficulty] = progressNames.map(
    (_, index): Progress => ({ reached: rare.progress + index, available: 100 }),
  );
  if (hacking === undefined || coding === undefined || all === undefined) {
    throw new Error('The board has three kinds of progress.');
  }
  return { hacking, coding, all, difficulties: byDifficulty };
}

function withProgressMarks(drawn: string): string {
  return progressNames.reduce((text, name, index) => {
    const number = String(rare.progress + index);
    return text.replaceAll(`${number}/100`, `{{${name}}}`).replaceAll(number, `{{${name}Percent}}`);
  }, drawn);
}

/** Draws the button in the bar once the board is found. */
function drawCount(challenges: readonly ChallengeRecord[]): string {
  queryClient.setQueryData(scoreBoardFoundQuery.queryKey, true);
  queryClient.setQueryData(challengesQuery.queryKey, challenges);
  const drawn = withoutStyles(drawSilently(<RangeButton />));
  queryClient.setQueryData(scoreBoardFoundQuery.queryKey, false);
  return drawn
    .replaceAll(`0/${challenges.length}`, `{{solved}}/${challenges.length}`)
    .replace('stroke-dasharray="0 ', 'stroke-dasharray="{{share}} ');
}

function drawReasons(): BoardDrawing['reasons'] {
  const alone = ['PINNED', 'STARTED', 'TUTORIAL', 'CODING', 'PRACTICE'] as const satisfies readonly NextReason[];
  const along = ['PATH', 'BEGIN'] as const satisfies readonly NextReason[];
  return Object.fromEntries([
    ...alone.map((reason) => [reason, i18next.t(`NEXT_REASON_${reason}`)]),
    ...along.flatMap((reason) =>
      learningPaths.map((path) => [
        `${reason}/${path}`,
        i18next.t(`NEXT_REASON_${reason}`, { path: i18next.t(pathText(path)) }),
      ]),
    ),
  ]);
}

function drawGroup(difficulty: number, entries: readonly BoardEntry[], onBoard: OnBoard) {
  const members = entries.filter(({ challenge }) => challenge.difficulty === difficulty);
  const draw = (isOpen: boolean) =>
    groupOf(difficulty, { open: members, done: [] }, { isOpen, solvedBefore: 0 }, onBoard);
  return {
    folded: draw(false).replace(/<ul\b[^>]*><li>.*<\/li><\/ul>/s, ''),
    unfolded: draw(true).replace(/<li>.*<\/li><\/ul>/s, '{{cards}}</ul>{{done}}'),
  };
}

/** Draws the button that unfolds what was solved before. */
function drawDone(solvedBefore: number, [open, done]: readonly BoardEntry[], onBoard: OnBoard): string {
  if (open === undefined || done === undefined) {
    throw new Error('The board has at least two challenges.');
  }
  const drawn = groupOf(1, { open: [open], done: [done] }, { isOpen: true, solvedBefore }, onBoard);
  const [, button] = /<\/li><\/ul>(<button\b.*?<\/button>)/s.exec(drawn) ?? [];
  if (button === undefined) {
    throw new Error('A group of the score board is drawn differently.');
  }
  return button.replaceAll(String(rare.done), '{{count}}');
}

function groupOf(
  difficulty: number,
  members: { readonly open: readonly BoardEntry[]; readonly done: readonly BoardEntry[] },
  { isOpen, solvedBefore }: { readonly isOpen: boolean; readonly solvedBefore: number },
  onBoard: OnBoard,
): string {
  // The numbers of a group aren't given to it, but words are.
  const t = ((key: string, values: Readonly<Record<string, unknown>>) =>
    i18next.t(key, {
      ...values,
      ...(key === 'BOARD_GROUP_SOLVED' && { solved: '{{solved}}' }),
      ...(key === 'BOARD_SOLVED_BEFORE' && { count: solvedBefore }),
    })) as TFunction;
  const title = i18next.t('DIFFICULTY_STARS', { count: difficulty });
  return withoutStyles(
    onBoard(
      <Group
        group={{ id: `difficulty/${difficulty}`, title, ...members }}
        layout="cards"
        isOpen={isOpen}
        isDoneOpen={false}
        onFold={nothing}
        solvedTimes={undefined}
        current={undefined}
        first={new Set()}
      />,
      t,
    ),
  );
}

/** Leaves out the styles of the look, which the whole page brings along. */
function withoutStyles(drawn: string): string {
  return drawn.replace(/<style\b[^>]*>.*?<\/style>/gs, '');
}

/** Draws a part without what nobody sees of a drawing: names for screen readers, tooltips, and ids that React has made up. */
function drawSilently(part: ReactElement): string {
  return draw(part).replace(/ (?:title|aria-(?:label|labelledby|controls))="[^"]*"| id="[^"]*_[rR]_[^"]*"/g, '');
}
