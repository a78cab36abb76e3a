import type { WebContents } from 'electron';
import type { Announcements } from '../../shared/desktop/channels.ts';

/** Sends an announcement to one of the app's own pages. Does nothing when the page is gone. */
export function announce<Name extends keyof Announcements>(
  contents: WebContents,
  channel: Name,
  announcement: Announcements[Name],
): void {
  if (!contents.isDestroyed()) {
    contents.send(channel, announcement);
  }
}
