import { all, type FieldRule, required } from '../../ui/fields/use-field.ts';

/** An address with something on both sides of the at sign, as browsers validate it. */
const emailShape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Requires a value that is shaped like an address. */
export const emailRule: FieldRule = all(required('MANDATORY_EMAIL'), (value) =>
  emailShape.test(value) ? undefined : 'INVALID_EMAIL',
);
