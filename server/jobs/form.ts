import { isObject } from '../../shared/values/is-object.ts';

/** Reads a value from another process, which may be hostile. Returns undefined if the value does not have the agreed form. Never throws. */
export type Form<Value> = (value: unknown) => Value | undefined;

/** The type of the values that a form lets through. */
export type ValueOf<Read extends Form<unknown>> = Exclude<ReturnType<Read>, undefined>;

type Fields = Readonly<Record<string, Form<unknown>>>;
type ObjectOf<Of extends Fields> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };

export const text: Form<string> = (value) => (typeof value === 'string' ? value : undefined);

export const number: Form<number> = (value) => (typeof value === 'number' ? value : undefined);

/** A whole number that is not negative. */
export const count: Form<number> = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;

/** Reads everything but true as false. */
export const flag: Form<boolean> = (value) => value === true;

export function textUpTo(longest: number): Form<string> {
  return (value) => (typeof value === 'string' && value.length <= longest ? value : undefined);
}

export function countUpTo(most: number): Form<number> {
  return (value) => (Number(count(value)) <= most ? count(value) : undefined);
}

export function oneOf<const Value>(values: readonly Value[]): Form<Value> {
  return (value) => values.find((known) => known === value);
}

export function orNull<Value>(form: Form<Value>): Form<Value | null> {
  return (value) => (value === null ? null : form(value));
}

/** Reads `other` in place of anything that does not have the form. */
export function otherwise<Value, const Other>(form: Form<Value>, other: Other): Form<Value | Other> {
  return (value) => form(value) ?? other;
}

/** Reads at most the first `most` items of a list, and drops those that do not have the form. */
export function list<Value>(form: Form<Value>, most: number): Form<readonly Value[]> {
  return (value) => {
    const items: readonly unknown[] | undefined = Array.isArray(value) ? value.slice(0, most) : undefined;
    return items?.map(form).filter((item) => item !== undefined);
  };
}

/** Reads an object that has these fields. Its other fields are left out. */
export function object<Of extends Fields>(fields: Of): Form<ObjectOf<Of>> {
  const forms = Object.entries(fields);
  return (value) => {
    if (!isObject(value)) {
      return undefined;
    }
    const read: Record<string, unknown> = {};
    for (const [name, form] of forms) {
      const field = form(value[name]);
      if (field === undefined) {
        return undefined;
      }
      read[name] = field;
    }
    // Each field was read by its own form.
    return read as ObjectOf<Of>;
  };
}

/** Reads one of several objects, which are told apart by a field with their name. */
export function tagged<Tag extends string, Of extends Readonly<Record<string, Fields>>>(
  tag: Tag,
  variants: Of,
): Form<{ [Name in keyof Of]: { readonly [Field in Tag]: Name } & ObjectOf<Of[Name]> }[keyof Of]> {
  const forms = new Map<unknown, Form<object>>(
    Object.entries(variants).map(([name, fields]) => [name, object({ ...fields, [tag]: oneOf([name]) })]),
  );
  // The field says which form was used.
  return (value) => (isObject(value) ? (forms.get(value[tag])?.(value) as never) : undefined);
}
