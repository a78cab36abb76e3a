import { messageOf } from '../../../shared/values/message-of.ts';
import { FullError } from '../../database/full-error.ts';
import { SqlTextError } from '../../database/shop-database.ts';
import { sentText } from '../sent-text.ts';
import type { Attribute, Validator } from './resource.ts';
import { internalError, ResourceError, type ResourceProblem } from './resource-error.ts';

type Row = Readonly<Record<string, unknown>>;

interface Violation extends ResourceProblem {
  readonly type: 'Validation error' | 'notNull Violation' | 'string violation';
}

/**
 * Checks the changed values of a row (api-account.md 8.5): text columns must not hold arrays or objects, nothing may be
 * missing, and every validator must pass. Validators don't run on values that are null or absent.
 * @param model the name in the singular
 * @throws ResourceError 400 with all violations
 */
export function validate(model: string, changed: readonly Attribute[], row: Row): void {
  const violations = changed.flatMap((attribute): Violation[] => {
    const { name } = attribute;
    const value = row[name] ?? null;
    if (value === null) {
      return attribute.notNull
        ? [{ type: 'notNull Violation', field: name, message: `${model}.${name} cannot be null` }]
        : [];
    }
    if (attribute.type === 'text' && typeof value === 'object') {
      return [{ type: 'string violation', field: name, message: `${name} cannot be an array or an object` }];
    }
    return (attribute.validate ?? [])
      .filter((validator) => !isValid(validator, value))
      .map(({ rule }) => ({ type: 'Validation error', field: name, message: `Validation ${rule} on ${name} failed` }));
  });
  if (violations.length > 0) {
    throw new ResourceError(
      400,
      violations.map(({ type, message }) => `${type}: ${message}`).join(',\n'),
      violations.map(({ field, message }) => ({ field, message })),
    );
  }
}

function isValid(validator: Validator, value: unknown): boolean {
  const text = sentText(value);
  switch (validator.rule) {
    case 'isInt':
      return /^[-+]?\d+$/.test(text);
    case 'min':
      return Number(text) >= validator.limit;
    case 'max':
      return Number(text) <= validator.limit;
    case 'len':
      return text.length >= validator.from && text.length <= validator.to;
    case 'isIn':
      return validator.values.includes(text);
  }
}

/**
 * Refuses strings that are longer than the shop keeps, as they were sent. This happens before anything looks at them,
 * and for columns of any type, since a value that doesn't fit its type is stored unchanged. Passwords may be of any
 * length, since only their hash is stored.
 * @throws ResourceError 400
 */
export function refuseLong(attributes: readonly Attribute[], sent: Row, longest: number): void {
  const problems = attributes
    .filter(({ excluded }) => !excluded)
    .flatMap(({ name }) => {
      const value = sent[name];
      return typeof value === 'string' && value.length > longest
        ? [{ field: name, message: `Validation len on ${name} failed` }]
        : [];
    });
  if (problems.length > 0) {
    throw new ResourceError(400, problems.map(({ message }) => `Validation error: ${message}`).join(',\n'), problems);
  }
}

/** Returns the error for changing a frozen attribute that already has a value (data.md 2.3). */
export function frozenViolation(field: string): ResourceError {
  const message = `\`${field}\` cannot be updated due \`noUpdate\` constraint`;
  return new ResourceError(400, `null: ${message}`, [{ field, message }]);
}

/**
 * Turns any error of a write into the one that the response shows. A violated unique constraint is the client's error,
 * a lack of room gets 507, and everything else is an internal error with the original message. A `ResourceError` is
 * returned unchanged.
 */
export function writeFailure(error: unknown): ResourceError {
  if (error instanceof ResourceError) {
    return error;
  }
  if (error instanceof FullError) {
    return new ResourceError(507, error.message, []);
  }
  const columns = error instanceof SqlTextError ? error.message.split('UNIQUE constraint failed: ', 2)[1] : undefined;
  if (columns === undefined) {
    return internalError(messageOf(error));
  }
  const problems = columns.split(', ').map((name): ResourceProblem => {
    const field = name.slice(name.indexOf('.') + 1);
    return { field, message: `${field} must be unique` };
  });
  return new ResourceError(400, 'Validation error', problems);
}
