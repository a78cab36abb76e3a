/** One line of the password advice (ui-shop.md 5.9). */
export interface PasswordCheck {
  /** Text key. */
  readonly message: string;
  readonly passes: (password: string) => boolean;
}

/** The length that the advice asks for. The form itself accepts five characters. */
export const advisedLength = 8;

/** The checks in the order in which they are listed. They advise but never block. */
export const passwordChecks: readonly PasswordCheck[] = [
  { message: 'LOWER_CASE_CRITERIA_MSG', passes: (password) => /[a-z]/.test(password) },
  { message: 'UPPER_CASE_CRITERIA_MSG', passes: (password) => /[A-Z]/.test(password) },
  { message: 'DIGITS_CRITERIA_MSG', passes: (password) => /[0-9]/.test(password) },
  { message: 'SPECIAL_CHARS_CRITERIA_MSG', passes: (password) => /[ -/:-@[-`{-~]/.test(password) },
  { message: 'MIN_CHARS_CRITERIA_MSG', passes: (password) => password.length >= advisedLength },
];

/** Returns the strength in percent: 20 points for each check passed. */
export function passwordStrength(password: string): number {
  return passwordChecks.filter(({ passes }) => passes(password)).length * 20;
}
