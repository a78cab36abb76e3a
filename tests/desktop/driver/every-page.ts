import type { ToolName, ViewName } from './agent-calls.ts';
import type { Desktop } from './desktop.ts';

/** The windows beside the main one, with the menu entries that open them. A new window does not compile without its line. */
const entries: Readonly<Record<ToolName, string>> = {
  log: 'log',
  traffic: 'traffic-guide',
  help: 'help-quick-start',
  trainer: 'solutions',
  class: 'class-board',
};

const tools = Object.keys(entries) as readonly ToolName[]; // the record has no other keys

/** The app's own pages. */
export const ownPages: readonly ViewName[] = ['bar', 'start', ...tools];

/** Every page that the app can show, once `openEveryPage` has run. */
export const everyPage: readonly ViewName[] = ['shop', 'popup', ...ownPages];

/** How many dialogs `openEveryPage` shows and answers: the window of the trainer asks first. */
export const openingDialogs = 1;

/** An app whose windows are opened. */
export type Opened = Pick<Desktop, 'answerDialogs' | 'clickMenu' | 'evaluate' | 'waitFor'>;

/** Opens every window of the app, and one that the shop's page opens. */
export async function openEveryPage(app: Opened): Promise<void> {
  await app.evaluate('shop', "window.popup = window.open('/#/about'); 0");
  await app.answerDialogs([{ button: 'Show the solutions' }]);
  for (const entry of Object.values(entries)) {
    await app.clickMenu(entry);
  }
  for (const page of everyPage) {
    await app.waitFor(page, "document.readyState === 'complete'");
  }
}
