import { isFlag, readArguments, UsageError } from '../../server/supervisor/command-line/arguments.ts';
import { shopOptionsFrom } from '../../server/supervisor/command-line/shop-options.ts';
import type { SupervisorOptions } from '../../server/supervisor/supervisor.ts';
import { words } from '../words.ts';
import { isBackupWord, splitCommandLine } from './command-line.ts';

/**
 * Reads the shop's options from the flags of server/cli.ts after `--` on the command line and from its environment variables. The data folder is the
 * same with and without a window.
 * @throws UsageError
 */
export function readShopOptions(argv: readonly string[], environment: NodeJS.ProcessEnv): SupervisorOptions['shop'] {
  return shopOptionsFrom(readArguments(splitCommandLine(argv).behind), environment);
}

/**
 * Reads which workshop profile the command line names. `--profile FILE` may come after `--` or before it, as in a desktop shortcut.
 * @returns null when it names none
 * @throws UsageError
 */
export function readProfileFlag(argv: readonly string[]): string | null {
  const { before, behind } = splitCommandLine(argv);
  const { profile } = takeProfile(before);
  return readArguments(profile.length === 0 ? behind : profile).profile;
}

/** Returns whether somebody in a terminal asks for the list of flags. */
export function isHelpWanted(argv: readonly string[]): boolean {
  return argv.includes('--help') || argv.includes('-h');
}

/**
 * Refuses words that would have no effect: a flag of the shop that isn't after `--`, and anything else that is neither an option of Chromium nor a
 * backup. Nobody should believe in a port that was never set.
 * @param isPackaged whether the app is installed; when it is started from its sources, its folder is named first
 * @throws UsageError
 */
export function refuseIdleWords(argv: readonly string[], isPackaged: boolean): void {
  const { others } = takeProfile(splitCommandLine(argv).before);
  const folder = isPackaged ? -1 : others.findIndex((word) => !word.startsWith('-'));
  for (const [index, word] of others.entries()) {
    if (isFlag(word)) {
      throw new UsageError(words.start.flagBeforeDashes(word));
    }
    if (index !== folder && !word.startsWith('-') && !isBackupWord(word)) {
      throw new UsageError(words.start.idleWord(word));
    }
  }
}

/** Splits the words before `--` into the flag that names a profile, with its value, and all others. */
function takeProfile(before: readonly string[]): Record<'profile' | 'others', readonly string[]> {
  const at = before.findIndex((word) => /^--profile(?:=|$)/.test(word));
  const flag = before[at];
  if (flag === undefined) {
    return { profile: [], others: before };
  }
  const profile = flag.includes('=') ? [flag] : [flag, before[at + 1] ?? ''];
  return { profile, others: before.toSpliced(at, profile.length) };
}
