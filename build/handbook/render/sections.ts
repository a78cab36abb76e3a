import type { PackedBlock, PackedSection } from '../../../shared/content/handbook.ts';

/** The sections of a lesson about a flaw, in their order, by the keys of their titles in `handbook.json`. */
export const usualSections = [
  'SECTION_WHY',
  'SECTION_CODE',
  'SECTION_FIND',
  'SECTION_USE',
  'SECTION_FIX',
  'SECTION_NOTICE',
] as const;

/** Lessons about tools instead of a flaw, which choose their own sections. */
export const aboutTools: ReadonlySet<string> = new Set(['http', 'proxies', 'reconnaissance']);

/** Collects what a lesson consists of, section by section. */
export interface SectionCollector {
  /** @param title HTML */
  begin(id: string, title: string): void;
  add(block: PackedBlock): void;
  /** The sections so far. What comes before the first one is a section without a title, if there is anything. */
  all(): readonly PackedSection[];
}

export function createSectionCollector(): SectionCollector {
  const sections: { readonly id: string; readonly title: string; readonly blocks: PackedBlock[] }[] = [
    { id: '', title: '', blocks: [] },
  ];
  return {
    begin: (id, title) => sections.push({ id, title, blocks: [] }),
    add: (block) => {
      const blocks = sections.at(-1)?.blocks ?? [];
      const last = blocks.at(-1);
      if (block.kind === 'html' && last?.kind === 'html') {
        blocks[blocks.length - 1] = { kind: 'html', html: last.html + block.html };
      } else {
        blocks.push(block);
      }
    },
    all: () => sections.filter(({ id, blocks }) => id !== '' || blocks.length > 0),
  };
}

/** Checks the sections of a lesson. @param usual the titles of the usual ones @param fault throws with what was expected */
export function expectSections(
  lesson: string,
  all: readonly PackedSection[],
  usual: readonly string[],
  fault: (expected: string) => never,
): void {
  const sections = all.filter(({ id }) => id !== '');
  const titles = sections.map(({ title }) => title.replaceAll('&#39;', "'"));
  const twice = sections.find(({ id }, index) => sections.findIndex((other) => other.id === id) !== index);
  if (twice !== undefined) {
    fault(`each section once, received "${twice.title}" twice`);
  }
  if (aboutTools.has(lesson)) {
    if (titles.length < 2) {
      fault('at least two sections');
    }
    return;
  }
  const wrong = usual.findIndex((title, index) => titles[index] !== title);
  if (wrong >= 0) {
    fault(`the section "${usual[wrong]}" as number ${wrong + 1}, received "${titles[wrong] ?? 'none'}"`);
  }
  if (titles.length > usual.length) {
    fault(`six sections, received "${titles[usual.length]}" as well`);
  }
}
