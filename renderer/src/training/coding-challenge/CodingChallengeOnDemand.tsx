import { type ComponentProps, useEffect, useState } from 'react';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';
import type { CodingChallengeDialog } from './dialog/CodingChallengeDialog.tsx';

/** The dialog, whose code with its grammars comes with the first opening. Code that cannot be had costs the dialog and not the screen. */
export function CodingChallengeOnDemand(props: ComponentProps<typeof CodingChallengeDialog>) {
  const [Dialog, setDialog] = useState<typeof CodingChallengeDialog>();
  const { opened, onClose } = props;
  const missing = opened && Dialog === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per opening, whatever function closes it
  useEffect(() => {
    if (!missing) {
      return;
    }
    import('./dialog/CodingChallengeDialog.tsx').then(
      (loaded) => setDialog(() => loaded.CodingChallengeDialog),
      (error: unknown) => {
        console.log(error);
        showSnackBar({ message: 'ERROR_NO_ANSWER', tone: 'error' });
        onClose();
      },
    );
  }, [missing]);
  return Dialog === undefined ? null : <Dialog {...props} />;
}
