import { useEffect, useState } from 'react';

/**
 * Opens a menu as soon as it has taken the place of the button that was pressed. The focus moves to its own button first, which is
 * where it has to come back to.
 */
export function useOpenOnceLoaded(buttonId: string) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    document.getElementById(buttonId)?.focus();
    setOpen(true);
  }, [buttonId]);
  return [open, setOpen] as const;
}
