import { ServerStarted } from './server-started/ServerStarted.tsx';
import { SolvedNotifications } from './solved/SolvedNotifications.tsx';
import { Welcome } from './welcome/Welcome.tsx';

/**
 * The range's notices beside the screen (ui-learning.md 1.1, 4 to 6). Loaded with the first screen already up; the socket connects
 * only after this has mounted, so listeners attached in its effects miss nothing.
 */
export function RangeNotices() {
  return (
    <>
      <app-server-started-notification>
        <ServerStarted />
      </app-server-started-notification>
      <app-challenge-solved-notification>
        <SolvedNotifications />
      </app-challenge-solved-notification>
      <app-welcome>
        <Welcome />
      </app-welcome>
    </>
  );
}
