import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../../renderer/src/training/workbench/model/draft.ts';
import { fitted, type Place, placesIn } from '../../../../renderer/src/training/workbench/runner/plan/fit.ts';
import { markValues } from '../../../../renderer/src/training/workbench/runner/plan/mark-values.ts';
import { newPlan, newStep, type Plan } from '../../../../renderer/src/training/workbench/runner/plan/plan.ts';
import { requestsOf, unknownNames } from '../../../../renderer/src/training/workbench/runner/plan/requests.ts';
import { piecesOf, withoutMarks } from '../../../../renderer/src/training/workbench/runner/plan/template.ts';
import { type Change, newList } from '../../../../renderer/src/training/workbench/runner/values/list.ts';

const sent = (plan: Plan, step: number, values: readonly (string | null)[], taken = {}) =>
  new TextDecoder().decode(requestsOf(plan)(step, values, taken));

/** Returns the request of a plan with one list for all positions. */
function withValue(text: string, value: string, change: Change = 'fit'): string {
  const plan = { ...newPlan(draftOf(text)), mode: 'same', lists: [{ ...newList(), change }] } as const;
  return sent(plan, 0, [value, value, value]);
}

describe('a request', () => {
  it('has its values in place of what stands between the marks, and the length of its body', () => {
    expect(withValue('POST /a HTTP/1.1\nHost: x\n\n{"a":"§1§"}', 'three')).toBe(
      'POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 13\r\n\r\n{"a":"three"}',
    );
  });

  it('has values of earlier responses in place of their names, and other braces as they are', () => {
    const first = {
      ...newStep(draftOf('GET /a HTTP/1.1\n\n')),
      takes: [{ id: '1', name: 't', kind: 'json', from: '$' }],
    } as const;
    const second = newStep(draftOf('GET /b/{{ t }}/{{u}}/{{7*7}}/§{{t}}§ HTTP/1.1\n\n'));
    const plan: Plan = { ...newPlan(), steps: [first, second] };
    expect(sent(plan, 1, [null], { t: '$&' })).toBe('GET /b/$&/{{u}}/{{7*7}}/{{t}} HTTP/1.1\r\n\r\n');
    expect(unknownNames(plan, 1)).toEqual(['u']);
  });

  it.each([
    ['in the path', 'GET /§a§ HTTP/1.1\n\n', '../a b', 'GET /../a%20b HTTP/1.1\r\n\r\n'],
    ['in the query', 'GET /?q=§a§ HTTP/1.1\n\n', "'&%20 #", "GET /?q='%26%2520%20%23 HTTP/1.1\r\n\r\n"],
    ['in a header', 'GET / HTTP/1.1\nX-A: §a§\n\n', 'a "b" %', 'GET / HTTP/1.1\r\nX-A: a "b" %\r\n\r\n'],
  ])('encodes a value as its place needs it: %s', (_, text, value, expected) => {
    expect(withValue(text, value)).toBe(expected);
  });

  it('encodes a value as its body needs it, and leaves it as it is on request', () => {
    const json = 'POST / HTTP/1.1\nContent-Type: application/json\n\n{"a\\"":"§a§","b":§b§}';
    expect(withValue(json, '{"$ne":1}')).toMatch(/\{"a\\"":"\{\\"\$ne\\":1\}","b":\{"\$ne":1\}\}$/);
    expect(withValue(json, '"', 'none')).toMatch(/:""","b":"\}$/);
    const form = 'POST / HTTP/1.1\nContent-Type: application/x-www-form-urlencoded\n\na=§a§';
    expect(withValue(form, 'a&b=c')).toMatch(/a=a%26b%3Dc$/);
    expect(withValue(form, 'ab?', 'base64')).toMatch(/a=YWI%2F$/);
    expect(withValue('POST / HTTP/1.1\n\n§a§', 'Ab', 'upper')).toMatch(/AB$/);
  });

  it('arrives with whatever value was listed', () => {
    const decoders: Partial<Record<Place, (text: string) => string>> = {
      query: decodeURIComponent,
      form: decodeURIComponent,
      string: (text) => JSON.parse(`"${text}"`),
      plain: (text) => text,
    };
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('query', 'form', 'string', 'plain'),
        (value, place) => {
          expect(decoders[place]?.(fitted(value, 'fit', place))).toBe(value);
        },
      ),
    );
  });
});

describe('marks', () => {
  it('take nothing from a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('§', 'a', '{', '}', '\n', ' ') }), (text) => {
        const pieces = piecesOf(text, new Set(['a']));
        const joined = pieces.map((piece) => (piece.kind === 'reference' ? '' : piece.text)).join('');
        expect(withoutMarks(joined).replaceAll(/\{\{ *a *\}\}/g, '')).toBe(
          withoutMarks(text).replaceAll(/\{\{ *a *\}\}/g, ''),
        );
        expect(placesIn(text)).toHaveLength(pieces.filter(({ kind }) => kind === 'position').length);
      }),
    );
  });

  it.each([
    ['GET /a?b=c&d=&e HTTP/1.1\n\n', 'GET /a?b=§c§&d=§§&e HTTP/1.1\n\n'],
    ['GET / HTTP/1.1\nCookie: a=1; b=two\n\n', 'GET / HTTP/1.1\nCookie: a=§1§; b=§two§\n\n'],
    [
      'POST / HTTP/1.1\n\n{"a":"b\\"c","d":[1,-2.5e3,null],"e":{"f":true}}',
      'POST / HTTP/1.1\n\n{"a":"§b\\"c§","d":[§1§,§-2.5e3§,§null§],"e":{"f":§true§}}',
    ],
    [
      'POST / HTTP/1.1\nContent-Type: application/x-www-form-urlencoded\n\na=b&c=d\n',
      'POST / HTTP/1.1\nContent-Type: application/x-www-form-urlencoded\n\na=§b§&c=§d§\n',
    ],
  ])('come around every value: %j', (text, marked) => {
    expect(markValues(text)).toBe(marked);
    expect(markValues(marked)).toBe(marked);
  });
});
