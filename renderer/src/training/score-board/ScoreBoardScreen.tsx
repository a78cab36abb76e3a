/** Slot of training-page: the score board (ui-learning.md 2). */
export function ScoreBoardScreen() {
  return <app-score-board />;
}
