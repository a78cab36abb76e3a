import type { Session } from 'electron';
import { isShopOrigin, type ShopAddress } from './origins.ts';

const allowed: ReadonlySet<string> = new Set(['clipboard-sanitized-write']);

/**
 * Denies every permission except writing to the clipboard, which the shop's own pages need for their copy buttons
 * (decision 40). Devices are refused too, and so is screen capture, as long as no handler for it is set.
 */
export function denyPermissions(session: Session, shop: () => ShopAddress | null): void {
  session.setPermissionRequestHandler((_contents, permission, callback, details) => {
    callback(allowed.has(permission) && details.isMainFrame && isShopOrigin(shop(), details.requestingUrl));
  });
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin, details) => {
    return allowed.has(permission) && details.isMainFrame && isShopOrigin(shop(), requestingOrigin);
  });
  session.setDevicePermissionHandler(() => false);
}
