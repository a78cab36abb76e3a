import { browser } from './chromium/running.ts';
import type { StandInSession } from './session.ts';

/** Electron's name of a permission, and Chromium's. */
const permissions = [
  ['geolocation', 'geolocation'],
  ['notifications', 'notifications'],
  ['clipboard-read', 'clipboard-read'],
  ['clipboard-sanitized-write', 'clipboard-write'],
  ['midi', 'midi'],
] as const;

/** Sets what the app's handlers decide for a page, since headless Chromium asks nobody. */
export async function applyPermissions(session: StandInSession, url: string): Promise<void> {
  const contextId = await session.contextId();
  if (!URL.canParse(url) || !url.startsWith('http')) {
    return;
  }
  await Promise.all(
    permissions.map(([electronName, chromiumName]) =>
      browser().connection.browser.send('Browser.setPermission', {
        permission: { name: chromiumName },
        setting: session.isPermitted(electronName, url) ? 'granted' : 'denied',
        origin: new URL(url).origin,
        ...(contextId === undefined ? {} : { browserContextId: contextId }),
      }),
    ),
  );
}
