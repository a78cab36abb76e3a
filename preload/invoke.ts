import { ipcRenderer } from 'electron';
import type { Announcements, Answers, Channel, Request } from '../shared/desktop/channels.ts';

/** Asks the main process. Rejects when it doesn't trust this page with the channel. */
export function invoke<Name extends Channel>(channel: Name, ...request: Request<Name>): Promise<Answers[Name]> {
  return ipcRenderer.invoke(channel, ...request);
}

/** Listens to the main process. The event object stays here, because it would hand the page a reference to ipcRenderer. */
export function listen<Name extends keyof Announcements>(
  channel: Name,
  listener: (announcement: Announcements[Name]) => void,
): void {
  ipcRenderer.on(channel, (_event, announcement: Announcements[Name]) => listener(announcement));
}
