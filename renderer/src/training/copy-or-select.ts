/**
 * Copies a text. Where that is not allowed, or there is no clipboard at all (a page opened over a LAN address), selects what shows it
 * instead, so that it is one key press away.
 * @returns whether it was copied
 */
export async function copyOrSelect(text: string, shownIn: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.log(error);
    if (shownIn !== null) {
      window.getSelection()?.selectAllChildren(shownIn);
    }
    return false;
  }
}
