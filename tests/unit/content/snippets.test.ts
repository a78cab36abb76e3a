import { describe, expect, it } from 'vitest';
import { cutSnippets } from '../../../build/snippets/cut.ts';

const cut = (lines: readonly string[], key = 'a') => cutSnippets('shop.ts', lines.join('\n')).get(key);

describe('a snippet', () => {
  it('is the code between its marks, without indentation, with its own line numbers', () => {
    const snippet = cut([
      'before();',
      '  // snippet: a',
      '  if (x) {',
      '    weak(); // vulnerable: a',
      '    fine(); // neutral: a',
      '  }',
      '  // endsnippet: a',
      'after();',
    ]);
    expect(snippet).toEqual({
      file: 'shop.ts',
      place: { first: 2, last: 7 },
      text: 'if (x) {\n  weak();\n  fine();\n}',
      vulnerableLines: [2],
      neutralLines: [3],
    });
  });

  it('applies a mark on a line of its own to the next shown line', () => {
    const snippet = cut([
      '// snippet: a',
      '// neutral: a',
      '// weakness: a (the answer)',
      'function weak() {',
      '  // vulnerable: a',
      '  // biome-ignore lint/x: y',
      '  one();',
      '} // neutral: a',
      '// endsnippet: a',
    ]);
    expect(snippet?.text).toBe('function weak() {\n  one();\n}');
    expect(snippet?.vulnerableLines).toEqual([2]);
    expect(snippet?.neutralLines).toEqual([1, 3]);
  });

  it('has no weakness comment, however many lines long, and keeps the other comments', () => {
    const snippet = cut([
      '// snippet: a',
      '// Where visitors go.',
      'one();',
      '// weakness: a (the answer,',
      '// which goes on here)',
      'two(); // weakness: b (more of it) // vulnerable: a',
      '  // biome-ignore lint/security/noDangerouslySetInnerHtml: weak on purpose',
      'three(); // stays',
      '/* weakness: contract x 1',
      '   (again) */',
      'four();',
      '// endsnippet: a',
    ]);
    expect(snippet?.text).toBe('// Where visitors go.\none();\ntwo();\nthree(); // stays\nfour();');
    expect(snippet?.vulnerableLines).toEqual([3]);
  });

  it('leaves no gap in place of a comment, nor empty lines at its ends', () => {
    const snippet = cut([
      '// snippet: a',
      '',
      '// weakness: a (x)',
      '',
      'one(); // vulnerable: a',
      '',
      '// weakness: a (y)',
      '',
      'two();',
      '',
      '// weakness: a (z)',
      '',
      '// endsnippet: a',
    ]);
    expect(snippet?.text).toBe('one();\n\ntwo();');
  });

  it('may be shared, with separate marks for each challenge', () => {
    const lines = [
      '// snippet: a, b',
      'one(); // vulnerable: a // neutral: b',
      'two(); // vulnerable: b',
      'told(); // hidden: a, b',
      'three();',
      '// endsnippet: a, b',
    ];
    expect(cut(lines, 'a')).toMatchObject({ text: 'one();\ntwo();\nthree();', vulnerableLines: [1], neutralLines: [] });
    expect(cut(lines, 'b')).toMatchObject({
      text: 'one();\ntwo();\nthree();',
      vulnerableLines: [2],
      neutralLines: [1],
    });
  });

  it('is cut from YAML and JSX too', () => {
    expect(cut(['# snippet: a', '- one # vulnerable: a', "- 'two # three'", '# endsnippet: a'])?.text).toBe(
      "- one\n- 'two # three'",
    );
    expect(
      cut([
        '{/* snippet: a */}',
        '<b>',
        '  {/* weakness: a (x',
        '      y) */}',
        '  {c} {/* vulnerable: a */}',
        '</b>',
        '{/* endsnippet: a */}',
      ])?.text,
    ).toBe('<b>\n  {c}\n</b>');
  });
});

describe('a broken mark is named with file and line', () => {
  it.each([
    [
      'no end',
      ['// snippet: a', 'one(); // vulnerable: a'],
      'shop.ts:1: Broken code snippet boundaries for: a (it has no end',
    ],
    [
      'no beginning',
      ['one();', '// endsnippet: a'],
      'shop.ts: Broken code snippet boundaries for: a (it has no beginning',
    ],
    [
      'an end before the beginning',
      ['// endsnippet: a', '// snippet: a', 'x(); // vulnerable: a'],
      'shop.ts:2: Broken',
    ],
    [
      'two beginnings',
      ['// snippet: a', '// snippet: a', 'x(); // vulnerable: a', '// endsnippet: a'],
      'shop.ts:2: Broken',
    ],
    [
      'a mark outside',
      ['// snippet: a', 'x(); // vulnerable: a', '// endsnippet: a', 'y(); // neutral: a'],
      'shop.ts:4: Broken',
    ],
    [
      'a mark on a line of its own that no line of the snippet follows',
      ['// snippet: a', 'x(); // vulnerable: a', '// neutral: a', '// endsnippet: a'],
      'shop.ts:3: Broken',
    ],
    ['nothing to find', ['// snippet: a', 'x();', '// endsnippet: a'], 'shop.ts:1: Broken'],
    [
      'a beginning behind code',
      ['x(); // snippet: a', 'y(); // vulnerable: a', '// endsnippet: a'],
      'shop.ts:1: Broken',
    ],
  ])('%s', (_what, lines, message) => {
    expect(() => cut(lines)).toThrow(message);
  });
});
