import { useEffect, useState } from 'react';

/**
 * Opens a menu as soon as it has replaced the button that was pressed. First the focus moves to the menu's own button, because that is
 * where it must return when the menu closes.
 */
export function useOpenOnceLoaded(buttonId: string) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    document.getElementById(buttonId)?.focus();
    setOpen(true);
  }, [buttonId]);
  return [open, setOpen] as const;
}
