import fc from 'fast-check';
import { wrongValue } from './values.ts';

/** Fields in the order in which they are sent. A name may occur twice. */
export type Fields = readonly (readonly [name: string, value: unknown])[];

const strangeNames = [
  '__proto__',
  'constructor',
  'toString',
  'id',
  'UserId',
  'createdAt',
  '',
  '\u0000',
  'a[b][]',
  '🍹',
];

/**
 * Generates the right fields with some of them missing, wrong or duplicated, and some that nobody asked for. Now and
 * then all of them are right, so that requests also reach the code that does the work.
 */
export function wrongFields(right: Readonly<Record<string, unknown>>): fc.Arbitrary<Fields> {
  const sent = Object.entries(right).map(([name, value]) => wrongField(name, value));
  const unasked = fc.tuple(fc.constantFrom(...strangeNames), wrongValue);
  return fc
    .tuple(fc.tuple(...sent), fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.array(unasked, { maxLength: 3 })))
    .map(([asked, more]) => [...asked.flat(), ...more]);
}

/** @param right an arbitrary, where the right values differ from one request to the next */
function wrongField(name: string, right: unknown): fc.Arbitrary<Fields> {
  const rightValue: fc.Arbitrary<unknown> = right instanceof fc.Arbitrary ? right : fc.constant(right);
  return fc.oneof(
    { weight: 5, arbitrary: rightValue.map((value): Fields => [[name, value]]) },
    { weight: 1, arbitrary: fc.constant<Fields>([]) },
    { weight: 3, arbitrary: wrongValue.map((value): Fields => [[name, value]]) },
    {
      weight: 1,
      arbitrary: fc.tuple(wrongValue, rightValue).map(
        ([wrong, value]): Fields => [
          [name, wrong],
          [name, value],
        ],
      ),
    },
  );
}

/** Writes an object as JSON, with names that occur twice. */
export function jsonOf(fields: Fields): string {
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`;
}

/** Writes a URL-encoded form, or a query. */
export function formOf(fields: Fields): string {
  return fields.map(([name, value]) => `${escapeUri(name)}=${escapeUri(textOf(value))}`).join('&');
}

/** Writes a value for a form. Anything but a string is sent as JSON. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Percent-encodes a string. Half a character, which has no encoding, is made a whole one. */
export function escapeUri(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
