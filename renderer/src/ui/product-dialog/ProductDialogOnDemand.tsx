import { type ComponentProps, useEffect, useState } from 'react';
import { loadCode } from '../../lib/reach/load-code.ts';
import { showSnackBar } from '../snack-bar/snack-bar.ts';
import type { ProductDialog } from './ProductDialog.tsx';

const load = () => import('./ProductDialog.tsx');

/**
 * Fetches the dialog's code ahead, so that it is there when a product is opened. If that fails, the visitor learns of it on opening one.
 */
export const loadProductDialog = () => load().catch((error: unknown) => console.log(error));

/**
 * Renders the product dialog, whose code is loaded when it first opens. Dialogs pull in much of the component library, which the first
 * screen does without. If loading fails, only the dialog is lost and not the screen.
 */
export function ProductDialogOnDemand(props: ComponentProps<typeof ProductDialog>) {
  const [Dialog, setDialog] = useState<typeof ProductDialog>();
  const { product, onClose } = props;
  const missing = product !== undefined && Dialog === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per opening, whichever function closes the dialog
  useEffect(() => {
    if (!missing) {
      return;
    }
    loadCode(load).then(
      (loaded) => setDialog(() => loaded.ProductDialog),
      (error: unknown) => {
        console.log(error);
        showSnackBar({ message: 'ERROR_NO_ANSWER', tone: 'error' });
        onClose();
      },
    );
  }, [missing]);
  return Dialog === undefined ? null : <Dialog {...props} />;
}
