import { useEffect } from 'react';
import { refresh, useRecorded } from '../store/recorded.ts';

/** Milliseconds between two questions: while exchanges are recorded, and while only another window can change that. */
const soon = 1000;
const later = 4000;

/** Keeps what the page knows of the history fresh as long as it is shown, in a tab that is seen. */
export function useWatch(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      await refresh();
      clearTimeout(timer);
      if (!isOver && document.visibilityState === 'visible') {
        const { state, trouble } = useRecorded.getState();
        timer = setTimeout(() => void look(), state?.isRecording === true && trouble === undefined ? soon : later);
      }
    };
    const onVisibility = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        void look();
      }
    };
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    // Recording may have been switched on here meanwhile.
    const stop = useRecorded.subscribe(({ state }, before) => {
      if (state?.isRecording === true && before.state?.isRecording !== true && timer !== undefined) {
        onVisibility();
      }
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      stop();
    };
  }, []);
}
