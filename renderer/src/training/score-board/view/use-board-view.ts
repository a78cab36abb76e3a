import { create } from 'zustand';
import type { LearnerState } from '../../../../../shared/api/learner.ts';
import { type BoardView, firstView, type Help, keptView, readView } from '../../../../../shared/score-board/view.ts';
import { changeLearner } from '../../../lib/learner.ts';

/** Milliseconds after the last change before the view is sent to the server. */
const pause = 700;

/** The view of this page. The server's copy is read once: afterwards this page knows better. */
export const useBoardView = create<BoardView>(() => firstView);

let isRead = false;
let sending: ReturnType<typeof setTimeout> | undefined;

/** Takes over what earlier visits left, unless this page has done so already. */
export function readBoardView(learner: LearnerState | undefined): void {
  if (!isRead && learner !== undefined) {
    isRead = true;
    useBoardView.setState(readView(learner.views.scoreBoard));
  }
}

/** Changes parts of the view at once. The server is told a moment later, so that scrolling does not fill a proxy's history. */
export function changeView(part: Partial<BoardView>): void {
  useBoardView.setState(part);
  clearTimeout(sending);
  sending = setTimeout(sendView, pause);
}

/** Tells the server at once what it does not know yet. */
export function sendView(): void {
  if (sending !== undefined) {
    clearTimeout(sending);
    sending = undefined;
    void changeLearner({ views: { scoreBoard: keptView(useBoardView.getState()) } });
  }
}

/** Unfolds or folds a part of the board. */
export function setFold(id: string, open: boolean): void {
  const { folds } = useBoardView.getState();
  changeView({ folds: { ...folds, [id]: open } });
}

/** Shows or hides the help of a card. */
export function setHelp(key: string, shown: Help | undefined): void {
  const { [key]: _, ...others } = useBoardView.getState().help;
  changeView({ help: shown === undefined ? others : { ...others, [key]: shown } });
}
