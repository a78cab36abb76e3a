import { all, type FieldRule, required } from '../../../ui/fields/use-field.ts';

/** An address with something on both sides of the at sign, as browsers judge it. */
const emailShape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

// weakness: persistedXssUserChallenge, emptyUserRegistration (the server does not repeat any of these checks)
export const emailRule: FieldRule = all(required('MANDATORY_EMAIL'), (value) =>
  emailShape.test(value) ? undefined : 'INVALID_EMAIL',
);

/** 5 to 40 characters. */
export const passwordRule: FieldRule = all(required('MANDATORY_PASSWORD'), (value) =>
  value.length >= 5 && value.length <= 40 ? undefined : 'INVALID_PASSWORD_LENGTH',
);

/** Equal to the password at the moment the repetition is typed. */
export function repeatRule(password: string): FieldRule {
  // weakness: passwordRepeatChallenge (a field is judged when it changes itself, so editing the password later goes unnoticed)
  return all(required('MANDATORY_PASSWORD_REPEAT'), (value) =>
    value === password ? undefined : 'PASSWORDS_NOT_MATCHING',
  );
}
