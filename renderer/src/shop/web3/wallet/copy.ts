import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';

/** Copies a text to the clipboard and says so. Without a clipboard (a page opened over a LAN address) it shows the text instead. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSnackBar({ message: 'COPY_SUCCESS', tone: 'confirm' });
  } catch (error) {
    console.log(error);
    showSnackBar({ message: text, durationMs: 20_000 });
  }
}
