import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildCodingChallenges } from '../../../build/snippets/build-coding-challenges.ts';
import { cutSources } from '../../../build/snippets/cut.ts';
import { highlight } from '../../../renderer/src/training/coding-challenge/code/highlight.ts';
import { languageOf } from '../../../renderer/src/training/coding-challenge/code/language.ts';

const root = join(import.meta.dirname, '../../..');
const { challenges } = buildCodingChallenges(join(root, 'resources'));
const { snippets } = cutSources(root);
const languages = { ts: 'typescript', tsx: 'typescript', yml: 'yaml', sol: 'solidity' } as const;

/** Returns the pieces of one kind, in order. */
const ofKind = (code: string, wanted: string) =>
  highlight(code)
    .flat()
    .flatMap(({ text, kind }) => (kind === wanted ? [text] : []));

describe.each(Object.entries(challenges))('the code of %s', (key, { snippet, fixes }) => {
  it('is highlighted in the language of its file', () => {
    const ending = snippets.get(key)?.file.split('.').at(-1) ?? '';
    expect(Object.entries(languages).find(([name]) => name === ending)?.[1]).toBe(languageOf(snippet));
  });

  it('is shown unchanged, whatever its colours', () => {
    for (const code of [snippet, ...fixes.map((fix) => fix.code)]) {
      const shown = highlight(code, languageOf(snippet)).map((line) => line.map(({ text }) => text).join(''));
      expect(shown.join('\n')).toBe(code);
    }
  });
});

describe('colours', () => {
  it('distinguish keywords, strings, numbers and comments of TypeScript, even where it contains markup', () => {
    const code = '// Why.\nconst page = <p title="x">{call(\'text\', 7)}</p>;';
    expect(ofKind(code, 'comment')).toEqual(['// Why.']);
    expect(ofKind(code, 'keyword')).toEqual(['const']);
    expect(ofKind(code, 'string')).toEqual(['"x"', "'text'"]);
    expect(ofKind(code, 'value')).toEqual(['7']);
    expect(ofKind(code, 'name')).toEqual(['title', 'call']);
  });

  it('distinguish keys and values of YAML', () => {
    expect(ofKind('- id: 1\n  question: Who?', 'name')).toEqual(['id', 'question']);
    expect(ofKind('- id: 1\n  question: Who?', 'string')).toEqual(['1', 'Who?']);
  });

  it('distinguish the words of Solidity, over several lines too', () => {
    const code =
      'contract Bank {\n  /* one\n     two */\n  mapping(address => uint256) public balances;\n  uint fee = 0x1f;\n}';
    expect(ofKind(code, 'comment')).toEqual(['/* one', '     two */']);
    expect(ofKind(code, 'keyword')).toEqual(['contract', 'mapping', 'public']);
    expect(ofKind(code, 'type')).toEqual(['Bank', 'address', 'uint256', 'uint']);
    expect(ofKind(code, 'value')).toEqual(['0x1f']);
  });
});
