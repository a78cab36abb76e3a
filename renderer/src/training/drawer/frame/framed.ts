/** Returns whether this page is the drawer in the frame on a page that the server made. */
export function framed(): boolean {
  return window.parent !== window;
}
