/**
 * Copies a text. Where copying isn't allowed, or there is no clipboard at all (a page opened over a LAN address), it selects the element
 * that shows the text, so that one key press copies it.
 * @returns whether the text was copied
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
