import { useEffect, useState } from 'react';

/**
 * State of a dialog about something; undefined closes it. It opens one step after it was mounted: the library notes where the focus was
 * only when a closed dialog opens. What was shown last stays on the screen while the dialog fades out.
 */
export function useDialog<Subject>(subject: Subject | undefined) {
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(subject !== undefined), [subject]);
  const [last, setLast] = useState(subject);
  if (subject !== undefined && subject !== last) {
    setLast(subject);
  }
  return { opened, last };
}
