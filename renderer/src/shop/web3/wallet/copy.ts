import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';

/** Puts a text on the clipboard and says so; without a clipboard (a page opened over a LAN address) the text is shown instead. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSnackBar({ message: 'COPY_SUCCESS', tone: 'confirm' });
  } catch (error) {
    console.log(error);
    showSnackBar({ message: text, durationMs: 20_000 });
  }
}
