/**
 * Slot of training-page: the range's notices between bar and screen (ui-learning.md 1.1, 4 to 6). Loaded with the first screen already
 * up; the socket connects only after this has mounted, so listeners attached in its effects miss nothing.
 */
export function RangeNotices() {
  return (
    <>
      <app-server-started-notification />
      <app-challenge-solved-notification />
      <app-welcome />
    </>
  );
}
