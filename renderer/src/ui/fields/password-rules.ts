import { all, type FieldRule, required } from './use-field.ts';

/** What `INVALID_PASSWORD_LENGTH` takes for its `{{length}}`. */
export const passwordLength = '5-40';

/** Not empty, 5 to 40 characters. @param mandatory text key for an empty field */
export function passwordRule(mandatory: string): FieldRule {
  return all(required(mandatory), (value) =>
    value.length >= 5 && value.length <= 40 ? undefined : 'INVALID_PASSWORD_LENGTH',
  );
}

/** Not empty, and equal to the password. */
export function repeatRule(password: string): FieldRule {
  return all(required('MANDATORY_PASSWORD_REPEAT'), (value) =>
    value === password ? undefined : 'PASSWORDS_NOT_MATCHING',
  );
}
