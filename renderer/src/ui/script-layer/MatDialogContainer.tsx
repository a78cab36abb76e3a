import type { ReactNode } from 'react';

/** Renders the element by which scripts find the content of a dialog. The dialog itself is the library's, around it (decision 56). */
export function MatDialogContainer({ children }: { readonly children: ReactNode }) {
  return <mat-dialog-container className="mat-mdc-dialog-container">{children}</mat-dialog-container>;
}
