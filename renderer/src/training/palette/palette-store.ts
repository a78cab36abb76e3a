import { create } from 'zustand';

/** What of the palette is open: the list of places, the sheet of shortcuts, or nothing. */
export type OpenPart = 'palette' | 'shortcuts' | 'nothing';

/** Returns the open part as a React hook. */
export const usePalette = create<{ readonly open: OpenPart }>(() => ({ open: 'nothing' }));

export function openPart(open: OpenPart): void {
  usePalette.setState({ open });
}
