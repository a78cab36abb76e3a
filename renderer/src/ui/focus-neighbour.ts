/**
 * Moves the focus before a list entry and its remove button disappear: to the same button of the next entry, or of the previous one, or
 * else to the screen. Does nothing if the focus isn't in the list.
 * @param list holds the entries, whose buttons carry `data-remove`
 * @param index of the entry that is removed
 */
export function focusNeighbour(list: HTMLElement | null, index: number): void {
  if (list?.contains(document.activeElement) !== true) {
    return;
  }
  const buttons = [...list.querySelectorAll<HTMLElement>('[data-remove]')];
  const next = buttons[index + 1] ?? buttons[index - 1] ?? document.getElementById('content');
  next?.focus({ preventScroll: true });
}
