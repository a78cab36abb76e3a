import fc from 'fast-check';
import { escapeUri, type Fields, formOf, textOf, wrongFields } from './fields.ts';
import { wrongValue } from './values.ts';

/** Query strings that no form sends. */
const oddQueries: readonly string[] = [
  '?',
  '??',
  '?&&&',
  '?=',
  '?%',
  '?%zz=%zz',
  '?a[b][c][]=1&a[b]=2',
  '?[[[=1',
  '?__proto__[x]=1',
  '?constructor.prototype=1',
  '?scope=x',
  '?sort=-id,name&q=%25',
  '?sort=',
  '?id=[1,2]&id={%22a%22:1}',
  '?q[]=a&q[]=b',
  '?q[a]=b',
  '?offset=-1&page=x&count=1e9',
  '?UserId=null&createdAt[]=',
  `?${'a=1&'.repeat(1500)}`,
  `?q=${'%F0%9F%8D%B9'.repeat(500)}`,
  '#/x?y=z',
];

/**
 * Generates paths of a route, with wrong values for its parameters, and with queries.
 * @param path as in the table of routes: parameters begin with a colon, a star stands for any rest
 * @param query right values
 */
export function wrongTarget(
  path: string,
  parameters: Readonly<Record<string, string>>,
  query: Readonly<Record<string, unknown>>,
): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment) => {
    if (segment === '*') {
      return fc
        .array(wrongSegment(parameters['*'] ?? 'x'), { minLength: 1, maxLength: 3 })
        .map((parts) => parts.join('/'));
    }
    return segment.startsWith(':') ? wrongSegment(parameters[segment.slice(1)] ?? '1') : fc.constant(segment);
  });
  const filled = fc.tuple(...segments).map((parts) => parts.join('/'));
  const spelled = fc.tuple(filled, spelling).map(([whole, spell]) => spell(whole));
  return fc.tuple(spelled, wrongQuery(query)).map(([spelt, asked]) => spelt + asked);
}

function wrongSegment(right: string): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(right) },
    // An empty segment is left out too: it would make this another route.
    { weight: 6, arbitrary: wrongValue.map((value) => escapeUri(textOf(value)) || '%20') },
    { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%2e%2e', '%2F', '%5C', '%00', '%2500.md', '~', "'", '*') },
  );
}

const spelling: fc.Arbitrary<(path: string) => string> = fc.oneof(
  { weight: 12, arbitrary: fc.constant((path: string) => path) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      (path: string) => `${path}/`,
      (path: string) => path.toUpperCase(),
      (path: string) => path.replaceAll('/', '//'),
      (path: string) => `http://evil.example${path}`,
      (path: string) => `${path}%00`,
    ),
  },
);

function wrongQuery(right: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const asked = (fields: Fields) => (fields.length === 0 ? '' : `?${formOf(fields)}`);
  return fc.oneof(
    { weight: 6, arbitrary: Object.keys(right).length === 0 ? fc.constant('') : wrongFields(right).map(asked) },
    { weight: 1, arbitrary: fc.constantFrom(...oddQueries) },
  );
}
