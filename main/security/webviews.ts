import type { WebContents } from 'electron';

/** Refuses `<webview>`. Its tag is already off, but a page that got one in anyway would choose its own preferences. */
export function refuseWebviews(contents: WebContents): void {
  contents.on('will-attach-webview', (event) => event.preventDefault());
}
