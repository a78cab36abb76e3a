import { differences, isForgotten } from './compare.ts';
import type { Fault } from './faults.ts';
import { type HtmlBlock, htmlBlocksOf } from './html-blocks.ts';

const placeholder = /\{\{.*?\}\}/g;

/** Words that may stay as they are. */
export interface Stays {
  /** Whole texts. */
  readonly same: ReadonlySet<string>;
  /** Parts of texts, such as names. */
  readonly names: readonly string[];
}

/**
 * Compares an HTML text with its translation: the same elements with the same attributes in the same order, the same code, and something in the place
 * of each text. Only elements among words may change places.
 * @param file the translation, as faults name it
 */
export function compareHtml(file: string, english: string, own: string, stays: Stays): readonly Fault[] {
  const [expected, received] = [htmlBlocksOf(english), htmlBlocksOf(own)];
  const differing = expected.findIndex(({ kind }, index) => received[index]?.kind !== kind);
  if (differing >= 0 || received.length > expected.length) {
    const at = differing >= 0 ? differing : expected.length;
    const [wanted, found] = [expected[at], received[at]];
    return [
      {
        place: `${file}:${found?.line ?? own.trimEnd().split('\n').length}`,
        message: `expected ${shown(wanted)}, received ${shown(found)}`,
      },
    ];
  }
  return expected.flatMap((block, index) => {
    const other = received[index];
    return other === undefined ? [] : differencesOf(block, other, stays).map(faultAt(`${file}:${other.line}`));
  });
}

function differencesOf(english: HtmlBlock, own: HtmlBlock, stays: Stays): readonly string[] {
  return [
    ...(english.text !== '' && own.text === '' ? ['expected a text'] : []),
    ...differences('the elements', english.inline, own.inline),
    ...differences('the placeholders', english.text.match(placeholder) ?? [], own.text.match(placeholder) ?? []),
    ...(isForgotten(english.text, own.text, stays.same, proseOf(english.text, stays.names))
      ? [`is still English: ${english.text.slice(0, 60)}`]
      : []),
  ];
}

/** Returns a text without names, and without what is no word. */
function proseOf(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text).replace(/\S*[\d@/-]\S*/g, ' ');
}

function shown(block: HtmlBlock | undefined): string {
  return block === undefined ? 'the end of the text' : block.kind.slice(0, 120);
}

function faultAt(place: string): (message: string) => Fault {
  return (message) => ({ place, message });
}
