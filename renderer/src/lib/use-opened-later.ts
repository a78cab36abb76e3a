import { useEffect, useState } from 'react';

/** Opens a dialog or drawer one step after it is mounted. The library notes where the focus must return only when a closed dialog opens. */
export function useOpenedLater(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown;
}
