import { type IpcMainInvokeEvent, ipcMain, type WebContents, type WebFrameMain } from 'electron';
import { type Answers, type Channel, type Request, requests } from '../../shared/desktop/channels.ts';

/** Decides who may use a channel: the main frame of one view, and only while it shows one of its own pages. */
export interface TrustedSender {
  /** Returns the view's page; null while there is no such view. */
  readonly contents: () => WebContents | null;
  readonly mayAsk: (frame: Pick<WebFrameMain, 'origin' | 'url'>) => boolean;
}

/**
 * Answers a channel for one sender. Anyone else (a foreign origin loaded into the same view, a sub-frame, a popup,
 * another view) and any request of another shape is rejected, and the action doesn't run.
 */
export function answer<Name extends Channel>(
  channel: Name,
  sender: TrustedSender,
  action: (...request: Request<Name>) => Answers[Name] | Promise<Answers[Name]>,
): void {
  ipcMain.handle(channel, (event, ...sent: readonly unknown[]) => {
    if (!isTrusted(event, sender)) {
      throw new Error('Refused: not the page that may ask this.');
    }
    const request = requests[channel].safeParse(sent);
    if (!request.success) {
      throw new Error('Refused: not a request of the right shape.');
    }
    // `requests[channel]` has the union of all requests as its type, but its schema has let only this channel's request
    // through.
    return action(...(request.data as Request<Name>));
  });
}

function isTrusted(event: IpcMainInvokeEvent, sender: TrustedSender): boolean {
  const frame = event.senderFrame;
  return event.sender.id === sender.contents()?.id && frame !== null && frame.parent === null && sender.mayAsk(frame);
}
