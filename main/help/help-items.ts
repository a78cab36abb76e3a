import type { MenuItemConstructorOptions } from 'electron';
import { words } from '../words.ts';
import type { HelpPage } from './help-files.ts';
import type { Help } from './help-window.ts';

/** Returns the items of the Help menu that open a page of the help. */
export function helpItems(help: Help): MenuItemConstructorOptions[] {
  const item = (page: HelpPage, label: string): MenuItemConstructorOptions => ({
    id: `help-${page}`,
    label,
    click: () => help.open(page),
  });
  return [
    { ...item('quick-start', words.help.quickStart), accelerator: 'F1' },
    item('trainer', words.help.trainer),
    item('class-board', words.help.classBoard),
    item('plans', words.help.plans),
    item('trouble', words.help.trouble),
  ];
}
