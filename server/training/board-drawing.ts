import { type BoardDrawing, progressNames } from '../../shared/api/board-drawing.ts';
import type { ChallengeRecord } from '../../shared/api/challenge.ts';
import type { LearnerState } from '../../shared/api/learner.ts';
import type { ChallengePaths } from '../../shared/api/paths.ts';
import { nextForYou } from '../../shared/score-board/next-for-you.ts';
import { inBoardOrder } from '../../shared/score-board/order.ts';
import { boardProgress, percentOf } from '../../shared/score-board/progress.ts';
import { doneOf, unfoldedAtFirst } from '../../shared/score-board/unfolded.ts';
import { firstView, readView } from '../../shared/score-board/view.ts';
import { escapeHtml } from '../../shared/text/escape-html.ts';

/** What the board depends on besides its drawn parts. */
export interface BoardState {
  /** All challenges with the learner's progress. */
  readonly challenges: readonly ChallengeRecord[];
  readonly learner: LearnerState;
  readonly paths: ChallengePaths;
}

/**
 * Makes the drawing of the score board from its parts (decision 123).
 * @returns HTML; null when the learner will find the board in a way that has not been drawn: as a list, filtered, with help unfolded, scrolled
 */
export function fillBoard(drawing: BoardDrawing, { challenges, learner, paths }: BoardState): string | null {
  const { folds, ...view } = readView(learner.views.scoreBoard);
  const { folds: _, ...usual } = firstView;
  const groups = drawing.groups.map((parts, index) => {
    const members = inBoardOrder(challenges.filter(({ difficulty }) => difficulty === index + 1));
    const open = members.filter(({ solved }) => !solved);
    return { id: `difficulty/${index + 1}`, parts, open, solved: members.length - open.length };
  });
  const unfolded = unfoldedAtFirst(groups);
  const shown = groups.map((group) => ({ ...group, isOpen: folds[group.id] ?? unfolded.has(group.id) }));
  // The cards of solved challenges aren't drawn.
  const showsSolved = shown.some(
    ({ id, isOpen, open, solved }) => isOpen && solved > 0 && (folds[doneOf(id)] ?? open.length === 0),
  );
  if (JSON.stringify(view) !== JSON.stringify(usual) || folds['progress/topic'] || showsSolved) {
    return null;
  }
  const solved = challenges.filter((challenge) => challenge.solved).length;
  const found = challenges.some((challenge) => challenge.key === 'scoreBoardChallenge' && challenge.solved);
  return fill(drawing.page, {
    ...progressMarks(challenges),
    rangeButton: found
      ? fill(drawing.rangeButton.count, { solved, share: solved / challenges.length })
      : drawing.rangeButton.help,
    next: strip(drawing, { challenges, learner, paths }),
    groups: shown
      .map(({ parts, isOpen, open, solved: done }) =>
        fill(isOpen ? parts.unfolded : parts.folded, {
          solved: done,
          cards: open.map(({ key }) => drawing.cards[key]).join(''),
          done: done === 0 ? '' : fill(done === 1 ? drawing.done.one : drawing.done.many, { count: done }),
        }),
      )
      .join(''),
  });
}

function strip({ strip: parts, reasons }: BoardDrawing, { challenges, learner, paths }: BoardState): string {
  const next = nextForYou(challenges, paths, learner);
  if (next === null) {
    return '';
  }
  const { challenge, reason } = next;
  const begun = challenges.find(({ key, solved }) => key === learner.lastWorked && key !== challenge.key && !solved);
  return fill(begun === undefined ? parts.one : parts.two, {
    nextName: escapeHtml(challenge.name),
    nextDifficulty: challenge.difficulty,
    reason: reasons['path' in next ? `${reason}/${next.path}` : reason] ?? '',
    begunName: escapeHtml(begun?.name ?? ''),
    begunDifficulty: begun?.difficulty ?? '',
  });
}

function progressMarks(challenges: readonly ChallengeRecord[]): Readonly<Record<string, string | number>> {
  const { hacking, coding, all, difficulties } = boardProgress(challenges);
  return Object.fromEntries(
    [hacking, coding, all, ...difficulties].flatMap((progress, index) => {
      const name = progressNames[index] ?? '';
      return [
        [name, `${progress.reached}/${progress.available}`],
        [`${name}Percent`, percentOf(progress)],
      ];
    }),
  );
}

function fill(part: string, values: Readonly<Record<string, string | number>>): string {
  return part.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark));
}
