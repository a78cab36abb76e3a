import type { PackedLesson } from '../../shared/content/handbook.ts';
import { ContentError } from '../content/read-content.ts';
import type { HelpPage } from '../help/build-help.ts';
import type { ReadLesson } from './read-handbook.ts';
import type { FoundLink } from './render/render-lesson.ts';

interface LinkingLesson {
  readonly lesson: ReadLesson;
  readonly packed: PackedLesson;
  readonly links: readonly FoundLink[];
}

/**
 * Checks that links to lessons and to the help lead to a page and a heading that exist. A link to a lesson that isn't written yet is accepted.
 * @param known the names of all lessons of contents.yml
 * @throws ContentError naming the file and the line of the first dead link
 */
export function checkLinks(
  lessons: readonly LinkingLesson[],
  known: readonly string[],
  help: readonly HelpPage[],
): void {
  const idsOf = new Map<string, ReadonlySet<string>>(lessons.map(({ lesson, packed }) => [lesson.name, idsIn(packed)]));
  const helpIds = new Set(help.flatMap(({ html }) => idsInHtml(html)));
  for (const { place, target, written } of lessons.flatMap(({ links }) => links)) {
    const { kind } = target;
    const isDead =
      kind === 'refused' ||
      (kind === 'lesson' && !hasSection(target.lesson, target.section)) ||
      (kind === 'help' && !helpIds.has(target.section === '' ? target.page : `${target.page}/${target.section}`));
    if (isDead) {
      throw new ContentError(`${place}: there is nothing of the handbook, the help or the shop at ${written}`);
    }
  }

  function hasSection(lesson: string, section: string): boolean {
    const ids = idsOf.get(lesson);
    return ids === undefined ? known.some((name) => name === lesson) : section === '' || ids.has(section);
  }
}

function idsIn({ sections }: PackedLesson): ReadonlySet<string> {
  const ids = sections.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => (block.kind === 'html' ? idsInHtml(block.html) : [])),
  ]);
  return new Set(ids);
}

function idsInHtml(html: string): readonly string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}
