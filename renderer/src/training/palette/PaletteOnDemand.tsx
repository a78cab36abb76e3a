import { Suspense, useState } from 'react';
import { lazily } from '../../lib/reach/load-code.ts';
import { Quietly } from '../../ui/Quietly.tsx';
import { usePalette } from './palette-store.ts';
import type { Place } from './places.ts';
import { useShortcuts } from './use-shortcuts.ts';

const Palette = lazily(async () => (await import('./Palette.tsx')).Palette);
const ShortcutSheet = lazily(async () => (await import('./ShortcutSheet.tsx')).ShortcutSheet);

/**
 * Opens the palette (Ctrl-K or Cmd-K) and the sheet of shortcuts (`?`). Their code is loaded when they are first wanted.
 * @param shopPages the shop's pages that are open to this visitor
 */
export function PaletteOnDemand({ shopPages }: { readonly shopPages: readonly Place[] }) {
  useShortcuts();
  const open = usePalette((state) => state.open);
  const [wanted, setWanted] = useState({ palette: false, shortcuts: false });
  if (open !== 'nothing' && !wanted[open]) {
    setWanted({ ...wanted, [open]: true });
  }
  return (
    <Quietly>
      <Suspense>{wanted.palette && <Palette shopPages={shopPages} />}</Suspense>
      <Suspense>{wanted.shortcuts && <ShortcutSheet />}</Suspense>
    </Quietly>
  );
}
