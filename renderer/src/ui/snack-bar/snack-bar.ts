import { create } from 'zustand';

/** The tone of a snack bar. The contract's classes are `confirmBar` and `errorBar` (ui-shop.md 3.3). */
export type SnackBarTone = 'neutral' | 'confirm' | 'error';

/** A button in a snack bar. Using it closes the bar. */
export interface SnackBarAction {
  /** Text key or plain text. */
  readonly label: string;
  readonly run: () => void;
}

export interface SnackBarContent {
  /** Text key or plain text. An unknown key is shown as it is. */
  readonly message: string;
  /** Values for the text's placeholders. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly tone?: SnackBarTone;
  readonly action?: SnackBarAction;
  /** How long the bar stays, not counting time under the pointer or with the focus inside. The default is 5000 ms. */
  readonly durationMs?: number;
  /** Called once when the bar closes, whether by time, by hand or because another replaces it, but not after its action was used. */
  readonly onClose?: () => void;
}

export interface OpenSnackBar extends SnackBarContent {
  /** A running number, so that the same text twice makes two bars. */
  readonly id: number;
}

let count = 0;

/** The bar on the screen. A newer one replaces it. */
export const useSnackBar = create<{ readonly open: OpenSnackBar | undefined }>(() => ({ open: undefined }));

/** Shows a message at the edge of the window, where it covers no button. Does nothing if the message is missing or empty (ui-shop.md 3.3). */
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

/** Closes a bar. Does nothing if another has already replaced it. */
export function closeSnackBar(id: number): void {
  const { open } = useSnackBar.getState();
  if (open?.id === id) {
    useSnackBar.setState({ open: undefined });
    open.onClose?.();
  }
}

/** Runs a bar's action and closes the bar. */
export function takeAction({ id, action }: OpenSnackBar): void {
  if (useSnackBar.getState().open?.id === id) {
    useSnackBar.setState({ open: undefined });
  }
  action?.run();
}
