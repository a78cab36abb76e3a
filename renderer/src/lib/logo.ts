/**
 * Address of the configured logo (`application.logo`): a file among the shop's pictures, or an address in the Internet, of which the shop keeps a
 * copy under its last part. A workshop profile brings the picture itself along.
 */
export function logoAddress(logo: string): string {
  if (logo.startsWith('data:')) {
    return logo;
  }
  const name = logo.startsWith('http') ? decodeURIComponent(new URL(logo).pathname.split('/').pop() ?? '') : logo;
  return `assets/public/images/${name}`;
}
