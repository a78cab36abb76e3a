import { useEffect, useState } from 'react';

/**
 * Opens a dialog or a drawer one step after it comes into being. The library notes where the focus was, and has to come back to, only when one
 * that is closed opens.
 */
export function useOpenedLater(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown;
}
