import type { Session, WebContents } from 'electron';
import type { NavigationRules } from './navigation.ts';
import { hardenedPreferences } from './preferences.ts';

/** More than any screen of the shop opens. A script in an endless loop stops here. */
const mostPopups = 8;

/**
 * Decides on new windows of the shop's page and of the windows that it opened. Pages that the shop serves and empty
 * ones (`window.open('')`, which the data export writes into; decision 40) open in a plain window without a bridge.
 * Everything else is refused and offered to the system browser.
 * @returns a function that applies these rules to a page; all such pages share one limit on windows
 */
export function createNewWindowRules(session: Session, rules: NavigationRules): (contents: WebContents) => void {
  let open = 0;
  return (contents) => {
    contents.setWindowOpenHandler(({ url }) => {
      if (url !== 'about:blank' && !rules.mayShow(url)) {
        rules.onRefused(url);
        return { action: 'deny' };
      }
      if (open >= mostPopups) {
        return { action: 'deny' };
      }
      open += 1;
      return {
        action: 'allow',
        overrideBrowserWindowOptions: {
          width: 900,
          height: 700,
          autoHideMenuBar: true,
          webPreferences: hardenedPreferences(session),
        },
      };
    });
    contents.on('did-create-window', (popup) => {
      popup.once('closed', () => {
        open -= 1;
      });
    });
  };
}
