import { type ComponentProps, useEffect, useState } from 'react';
import { showSnackBar } from '../snack-bar/snack-bar.ts';
import type { ProductDialog } from './ProductDialog.tsx';

const load = () => import('./ProductDialog.tsx');

/** Fetches the dialog's code, so that it is there when a product is opened. Whoever opens one without it is told. */
export const loadProductDialog = () => load().catch((error: unknown) => console.log(error));

/**
 * The product dialog, whose code comes with its first opening: dialogs bring a good part of the component library along, which the
 * first screen does without. Code that cannot be had costs the dialog and not the screen.
 */
export function ProductDialogOnDemand(props: ComponentProps<typeof ProductDialog>) {
  const [Dialog, setDialog] = useState<typeof ProductDialog>();
  const { product, onClose } = props;
  const missing = product !== undefined && Dialog === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per opening, whatever function closes it
  useEffect(() => {
    if (!missing) {
      return;
    }
    load().then(
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
