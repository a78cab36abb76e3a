import { useLayoutEffect, useState } from 'react';

/**
 * Holds the state of a dialog about a subject; undefined closes it. The dialog opens one step after it is mounted, because the library
 * notes where the focus must return only when a closed dialog opens. That step is part of the click: later, and without a fade, the focus
 * would be in the dialog before the library notes where it was. The last subject stays on the screen while the dialog fades out.
 */
export function useDialog<Subject>(subject: Subject | undefined) {
  const [opened, setOpened] = useState(false);
  useLayoutEffect(() => setOpened(subject !== undefined), [subject]);
  const [last, setLast] = useState(subject);
  if (subject !== undefined && subject !== last) {
    setLast(subject);
  }
  return { opened, last };
}
