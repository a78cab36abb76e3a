import type { WebContents } from 'electron';

/** Refuses `<webview>`: its tag is off already, and a page that got one in anyway would choose its own preferences. */
export function refuseWebviews(contents: WebContents): void {
  contents.on('will-attach-webview', (event) => event.preventDefault());
}
