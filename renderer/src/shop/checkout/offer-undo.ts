import { type SnackBarContent, showSnackBar } from '../../ui/snack-bar/snack-bar.ts';

/** Says that something was removed, and offers to restore it for eight seconds (decision 21). */
export function offerUndo(content: Omit<SnackBarContent, 'durationMs' | 'action'>, undo: () => void): void {
  showSnackBar({ ...content, durationMs: 8000, action: { label: 'BTN_UNDO', run: undo } });
}
