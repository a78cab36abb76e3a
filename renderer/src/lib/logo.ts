/**
 * Returns the address of the configured logo (`application.logo`). The logo is a file among the shop's pictures or an Internet address, of
 * which the shop keeps a copy named after the last path segment. A workshop profile includes the picture itself.
 */
export function logoAddress(logo: string): string {
  if (logo.startsWith('data:')) {
    return logo;
  }
  const name = logo.startsWith('http') ? decodeURIComponent(new URL(logo).pathname.split('/').pop() ?? '') : logo;
  return `assets/public/images/${name}`;
}
