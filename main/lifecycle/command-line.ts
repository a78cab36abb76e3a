/** The words of the app's command line, without the name of the program. */
export interface CommandLine {
  /** What the system, Chromium and whoever opens a file pass. */
  readonly before: readonly string[];
  /** What follows `--`: the flags of server/cli.ts. */
  readonly behind: readonly string[];
}

export function splitCommandLine(argv: readonly string[]): CommandLine {
  const end = argv.indexOf('--');
  return end === -1
    ? { before: argv.slice(1), behind: [] }
    : { before: argv.slice(1, end), behind: argv.slice(end + 1) };
}

/** Returns whether a word before `--` names a backup to open. Words that begin with a dash are Chromium's. */
export function isBackupWord(word: string): boolean {
  return !word.startsWith('-') && /\.json$/i.test(word);
}
