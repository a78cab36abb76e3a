/**
 * Before an entry of a list goes, together with the button that removes it: moves the focus to the same button of the entry that
 * takes its place, or of the last one left, else to the screen. Only when the focus is in the list at all.
 * @param list holds the entries, whose buttons carry `data-remove`
 * @param index of the entry that goes
 */
export function focusNeighbour(list: HTMLElement | null, index: number): void {
  if (list?.contains(document.activeElement) !== true) {
    return;
  }
  const buttons = [...list.querySelectorAll<HTMLElement>('[data-remove]')];
  const next = buttons[index + 1] ?? buttons[index - 1] ?? document.getElementById('content');
  next?.focus({ preventScroll: true });
}
