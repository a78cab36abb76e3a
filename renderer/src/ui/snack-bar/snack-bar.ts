import { create } from 'zustand';

/** How a snack bar is meant; the contract's classes are `confirmBar` and `errorBar` (ui-shop.md 3.3). */
export type SnackBarTone = 'neutral' | 'confirm' | 'error';

/** A button in a snack bar; it closes the bar. */
export interface SnackBarAction {
  /** Key or plain text. */
  readonly label: string;
  readonly run: () => void;
}

export interface SnackBarContent {
  /** Translation key or plain text; an unknown key is shown as it is. */
  readonly message: string;
  /** Values for the text's placeholders. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly tone?: SnackBarTone;
  readonly action?: SnackBarAction;
  /** How long it stays, not counting the time under the pointer or with the focus inside; 5000 ms unless said otherwise. */
  readonly durationMs?: number;
  /** Called once when the bar goes, by time, by hand or because another takes its place; not after its action was used. */
  readonly onClose?: () => void;
}

export interface OpenSnackBar extends SnackBarContent {
  /** Counts up, so that the same text twice is two bars. */
  readonly id: number;
}

let count = 0;

/** The one bar on the screen; a newer one takes its place. */
export const useSnackBar = create<{ readonly open: OpenSnackBar | undefined }>(() => ({ open: undefined }));

/** Shows a message at the bottom of the window. A missing or empty message shows nothing (ui-shop.md 3.3). */
export function showSnackBar(
  content: Omit<SnackBarContent, 'message'> & { readonly message: string | undefined },
): void {
  if (content.message === undefined || content.message === '') {
    return;
  }
  count += 1;
  const before = useSnackBar.getState().open;
  useSnackBar.setState({ open: { ...content, message: content.message, id: count } });
  before?.onClose?.();
}

/** Takes a bar away; without effect when another has taken its place. */
export function closeSnackBar(id: number): void {
  const { open } = useSnackBar.getState();
  if (open?.id === id) {
    useSnackBar.setState({ open: undefined });
    open.onClose?.();
  }
}

/** Uses a bar's action, which closes it. */
export function takeAction({ id, action }: OpenSnackBar): void {
  if (useSnackBar.getState().open?.id === id) {
    useSnackBar.setState({ open: undefined });
  }
  action?.run();
}
