/** The words of the app's command line, without the program's own name. */
export interface CommandLine {
  /** What the system, Chromium and whoever opens a file put there. */
  readonly before: readonly string[];
  /** What stands behind `--`: the flags of server/cli.ts. */
  readonly behind: readonly string[];
}

export function splitCommandLine(argv: readonly string[]): CommandLine {
  const end = argv.indexOf('--');
  return end === -1
    ? { before: argv.slice(1), behind: [] }
    : { before: argv.slice(1, end), behind: argv.slice(end + 1) };
}

/** Whether a word before `--` names a backup to open. What begins with a dash is Chromium's. */
export function isBackupWord(word: string): boolean {
  return !word.startsWith('-') && /\.json$/i.test(word);
}
