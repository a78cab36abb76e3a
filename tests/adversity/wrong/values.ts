import fc from 'fast-check';

/** Strings that some interpreter takes for more than a string. None makes a database or an interpreter run for long. */
const loadedTexts: readonly string[] = [
  // SQL
  "'",
  "''",
  "';",
  "' OR 1=1--",
  "admin@juice-sh.op'--",
  "x' AND 1=(SELECT 1)--",
  "'))--",
  "x')) UNION SELECT 1,2,3--",
  "x')) UNION SELECT sql,'b','c','d','e','f','g','h','i' FROM sqlite_master--",
  "x')) UNION SELECT NULL,NULL,NULL,4,5,6,7,8,9--",
  "'; DROP TABLE Users; --",
  '1; ATTACH DATABASE ":memory:" AS other',
  "' || load_extension('x')--",
  "%' AND abs(-9223372036854775808)--",
  // Mongo and its conditions
  '{"$ne":-1}',
  "' || true || '",
  "' ; throw 1; '",
  '1 || this.product',
  'sleep(50)',
  // templates
  '#{7*7}',
  '#{global.process.mainModule}',
  '{{7*7}}',
  '{{#each this}}{{/each}}',
  '<%= 7*7 %>',
  '_username_$&$1',
  // markup
  '<script>alert(`xss`)</script>',
  '<<script>Foo</script>iframe src="javascript:alert(`xss`)">',
  '<img src=x onerror=alert(1)>',
  // paths and addresses
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'C:\\Windows\\system.ini',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1',
  '//evil.example/%2e%2e',
  // strings that an engine reads as something else
  'NaN',
  'Infinity',
  '-Infinity',
  '-0',
  'undefined',
  'null',
  'true',
  '[]',
  '[object Object]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '1e999',
  '0x10',
  '١٢٣',
  '9'.repeat(400),
  '2024-13-45T99:99:99Z',
  '+275761-01-01',
  '%',
  '%00',
  '%zz',
  '\u0000',
  '\r\nSet-Cookie: a=b',
  '\ud83c',
  '\u202eabc\u200d\ufeff',
  'Zoë 管理 мир 🍹 ﷽',
  '\u2028\u2029',
];

/** Strings: loaded ones, arbitrary characters, and long ones. */
export const wrongText: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...loadedTexts) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.nat({ max: 12_000 }).map((length) => 'x'.repeat(length)) },
);

const wrongNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1.5, 2 ** 31, -(2 ** 31), 2 ** 53, -(2 ** 63), 1e21, 1e308, -1e308, 5e-324),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** What Mongo takes for an operator. Patterns match quickly, or not at all. */
const operator: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    { $ne: -1 },
    { $gt: '' },
    { $where: 'true' },
    { $regex: '.*' },
    { $regex: '(' },
    { $regex: 'a', $options: 'x' },
    { $options: 'i' },
    { $in: 'a' },
    { $in: [null, {}] },
    { $ne: 1, a: 2 },
    { $eq: 1 },
    { $not: { $not: { $ne: 1 } } },
    { $mod: [0, 0] },
    { $size: -1 },
    { $type: 99 },
    { $elemMatch: {} },
    { $expr: { $function: { body: 'x', args: [], lang: 'js' } } },
  ),
  fc
    .tuple(fc.constantFrom('$ne', '$gt', '$in', '$all', '$not', '$mod', '$unknown'), fc.jsonValue())
    .map((pair) => Object.fromEntries([pair])),
);

const wrongShape: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: { b: {} } }, { length: 5 }, { toString: 1 }),
  fc.constant({ valueOf: 'x', toString: 'y', toJSON: 1, trim: 2 }),
  fc.nat({ max: 200 }).map((depth) => nested(depth)),
  fc.nat({ max: 2000 }).map((length) => Array.from({ length }, (_, index) => index)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A value that a field was not made for. */
export const wrongValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: wrongText },
  { weight: 3, arbitrary: wrongNumber },
  { weight: 3, arbitrary: wrongShape },
  { weight: 2, arbitrary: operator },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) {
    value = level % 2 === 0 ? [value] : { a: value };
  }
  return value;
}
