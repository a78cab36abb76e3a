import { escapeHtml } from '../../../shared/text/escape-html.ts';
import { literalsIn, lostInTranslation } from '../../content/languages/translation-losses.ts';
import type { Fault } from './faults.ts';
import { blocksOf, marksOf } from './markdown-blocks.ts';

/** What has to be known of a language to compare its texts with the English ones. */
export interface Comparison {
  /** The names of the challenges in this language, by their English names. A challenge without a translation is left out. */
  readonly challengeNames: ReadonlyMap<string, string>;
  /** English texts that may stay as they are in this language. */
  readonly same: ReadonlySet<string>;
}

/** A Markdown text, and where it begins. */
export interface Written {
  readonly text: string;
  readonly line: number;
}

/** From this many words on, a text that is the same as in English was forgotten. */
const forgotten = 3;

/**
 * Compares a Markdown text with its translation, block by block: the same headings, lists, tables, code and diagrams in the same order, and in each
 * block the same inline code and links.
 * @param file the translation, as faults name it
 */
export function compareMarkdown(
  file: string,
  english: Written,
  own: Written,
  comparison: Comparison,
): readonly Fault[] {
  const expected = blocksOf(english.text, english.line);
  const received = blocksOf(own.text, own.line);
  const differing = expected.findIndex(({ kind }, index) => received[index]?.kind !== kind);
  if (differing >= 0 || received.length > expected.length) {
    const at = differing >= 0 ? differing : expected.length;
    const wanted = expected[at];
    const found = received[at];
    const place = `${file}:${found?.line ?? own.text.split('\n').length + own.line - 1}`;
    const inEnglish =
      wanted === undefined ? 'the end of the text' : `${wanted.kind} as in line ${wanted.line} of the English text`;
    return [{ place, message: `expected ${inEnglish}, received ${found?.kind ?? 'the end of the text'}` }];
  }
  return expected.flatMap(({ text }, index) => {
    const block = received[index];
    return block === undefined ? [] : compareInline(`${file}:${block.line}`, text, block.text, comparison);
  });
}

/** Compares a Markdown text without blocks with its translation. */
export function compareInline(place: string, english: string, own: string, comparison: Comparison): readonly Fault[] {
  if (english.trim() !== '' && own.trim() === '') {
    return [{ place, message: 'expected a text' }];
  }
  const [wanted, received] = [marksOf(english), marksOf(own)];
  const ownText = own.replace(/\s+/g, ' ');
  const losses = [
    ...differences('the inline code', new Set(wanted.codes), new Set(received.codes)),
    ...differences('the links', wanted.links.toSorted(), received.links.toSorted()),
    ...differences('the HTML', wanted.html.toSorted(), received.html.toSorted()),
    ...(wanted.bold.length === received.bold.length
      ? []
      : [`expected ${wanted.bold.length} words or phrases in bold, received ${received.bold.length}`]),
    ...wanted.bold.flatMap((name) => {
      const called = comparison.challengeNames.get(name);
      return called === undefined || received.bold.includes(called)
        ? []
        : [`expected the challenge **${called}** by the name that it has in challenges.yml`];
    }),
    ...literalsIn(wanted.prose)
      .map((word) => word.replace(/['’]s$/, ''))
      .filter((word) => /[\p{L}\d]/u.test(word) && !ownText.includes(word) && !comparison.same.has(word))
      .map((word) => `expected ${word}, which is the same in every language`),
    ...forgottenIn(english, own, wanted.prose, comparison),
  ];
  return losses.map((message) => ({ place, message }));
}

/** Compares a plain text with its translation. */
export function comparePlain(place: string, english: string, own: string, comparison: Comparison): readonly Fault[] {
  const losses = lostInTranslation(escapeHtml(english), escapeHtml(own)).filter(
    (loss) => ![...comparison.same].some((word) => loss.startsWith(`expected ${word}, `)),
  );
  return [...losses, ...forgottenIn(english, own, english, comparison)].map((message) => ({ place, message }));
}

function forgottenIn(english: string, own: string, prose: string, { same }: Comparison): readonly string[] {
  return isForgotten(english, own, same, prose) ? [`is still English: ${english.trim().slice(0, 60)}`] : [];
}

/** Returns whether a text of several words was not translated. @param prose the words that would be */
export function isForgotten(english: string, own: string, same: ReadonlySet<string>, prose = english): boolean {
  const words = prose.match(/\p{L}{2,}/gu) ?? [];
  return own.trim() === english.trim() && words.length >= forgotten && !same.has(english.trim());
}

/** Compares two lists in which the order says nothing, and says what is missing in the second and what was added. */
export function differences(what: string, expected: Iterable<string>, received: Iterable<string>): readonly string[] {
  const missing = [...expected];
  const added: string[] = [];
  for (const part of received) {
    const at = missing.indexOf(part);
    if (at < 0) {
      added.push(part);
    } else {
      missing.splice(at, 1);
    }
  }
  return [
    ...(missing.length === 0 ? [] : [`expected ${what} ${missing.join(' and ')}, too`]),
    ...(added.length === 0 ? [] : [`expected ${what} without ${added.join(' and ')}`]),
  ];
}
