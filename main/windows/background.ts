import { nativeTheme } from 'electron';

/** Returns the colour of a window until its page has painted: `--surface` of main/pages/shared/theme.css. */
export function windowBackground(): string {
  return nativeTheme.shouldUseDarkColors ? '#14171a' : '#e6e9eb';
}
