import { all, type FieldRule, required } from './use-field.ts';

/** The value for the `{{length}}` of `INVALID_PASSWORD_LENGTH`. */
export const passwordLength = '5-40';

/**
 * Requires 5 to 40 characters.
 * @param mandatory text key for an empty field
 */
export function passwordRule(mandatory: string): FieldRule {
  return all(required(mandatory), (value) =>
    value.length >= 5 && value.length <= 40 ? undefined : 'INVALID_PASSWORD_LENGTH',
  );
}

/** Requires a value that equals the password. */
export function repeatRule(password: string): FieldRule {
  return all(required('MANDATORY_PASSWORD_REPEAT'), (value) =>
    value === password ? undefined : 'PASSWORDS_NOT_MATCHING',
  );
}
