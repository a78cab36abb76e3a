import type { TFunction } from 'i18next';
import type { ChallengeRecord } from '../../../../shared/api/challenge.ts';
import type { LearnerState } from '../../../../shared/api/learner.ts';
import type { Lesson } from '../../../../shared/api/lessons.ts';
import type { TextsOf } from '../../lib/challenge-texts.ts';
import {
  challengeRoute,
  historyRoute,
  lessonAddress,
  rangeAddresses,
  scoreBoardRoute,
  workbenchRoute,
} from '../../lib/range-addresses.ts';

/** Where an entry leads: a route of the page, a page of the server, or something that the page itself does. */
export type Way = { readonly to: string } | { readonly href: string } | { readonly opens: 'shortcuts' };

/** A page to which the palette leads. */
export type Place = { readonly label: string } & ({ readonly to: string } | { readonly href: string });

/** The groups of the palette, in their order. */
export const groups = ['challenge', 'page', 'tool', 'lesson', 'hint', 'help'] as const;

export type Group = (typeof groups)[number];

/** An entry of the palette, with its texts as they are shown. */
export interface Entry {
  readonly id: string;
  readonly group: Group;
  readonly text: string;
  /** Words beside it, which are searched as well. */
  readonly note: string;
  readonly solved?: boolean;
  readonly way: Way;
}

/** The pages of the help (resources/help/contents.yml). */
const helpPages = [
  { page: 'quick-start', label: 'PALETTE_HELP_QUICK_START' },
  { page: 'trainer', label: 'PALETTE_HELP_TRAINER' },
  { page: 'plans', label: 'PALETTE_HELP_PLANS' },
  { page: 'trouble', label: 'PALETTE_HELP_TROUBLE' },
] as const;

/** Returns the entries that don't depend on what the learner has found. */
export function openPlaces(shopPages: readonly Place[], t: TFunction): readonly Entry[] {
  return [
    ...shopPages.map(
      ({ label, ...way }): Entry => ({ id: `page-${label}`, group: 'page', text: t(label), note: '', way }),
    ),
    tool('workbench', t('PALETTE_WORKBENCH'), t('PALETTE_WORKBENCH_NOTE'), { to: workbenchRoute }),
    tool('history', t('PALETTE_HISTORY'), t('PALETTE_HISTORY_NOTE'), { to: historyRoute }),
    tool('handbook', t('PALETTE_HANDBOOK'), t('PALETTE_HANDBOOK_NOTE'), { href: rangeAddresses.handbook }),
    tool('toolbox', t('PALETTE_TOOLBOX'), t('PALETTE_TOOLBOX_NOTE'), { href: rangeAddresses.toolbox }),
    tool('decoy', t('PALETTE_DECOY'), t('PALETTE_DECOY_NOTE'), { href: rangeAddresses.decoyInternet }),
    tool('shortcuts', t('PALETTE_SHORTCUTS'), t('PALETTE_SHORTCUTS_NOTE'), { opens: 'shortcuts' }),
    ...helpPages.map(
      ({ page, label }): Entry => ({
        id: `help-${page}`,
        group: 'help',
        text: t(label),
        note: '',
        way: { href: `${rangeAddresses.help}#${page}` },
      }),
    ),
  ];
}

/** Returns the lessons of the handbook, which everyone may read from the beginning. */
export function lessonPlaces(lessons: readonly Lesson[], t: TFunction): readonly Entry[] {
  return lessons.map(
    ({ name, title, minutes }): Entry => ({
      id: `lesson-${name}`,
      group: 'lesson',
      text: title,
      note: t('PALETTE_LESSON_NOTE', { minutes }),
      way: { href: lessonAddress(name) },
    }),
  );
}

/** Returns the entries for a learner who has found the score board: before, the palette knows no challenge (decision 50). */
export function foundPlaces(
  challenges: readonly ChallengeRecord[],
  learner: LearnerState | undefined,
  textsOf: TextsOf,
  t: TFunction,
): readonly Entry[] {
  return [
    tool('score-board', t('TITLE_SCORE_BOARD'), '', { to: scoreBoardRoute }),
    ...challenges.map((challenge): Entry => {
      const { key, category, difficulty, solved } = challenge;
      const note = `${categoryName(category, t)} · ${t('PALETTE_STARS', { count: difficulty })}`;
      return {
        id: `challenge-${key}`,
        group: 'challenge',
        text: textsOf(challenge).name,
        note,
        solved,
        way: { to: challengeRoute(key) },
      };
    }),
    // Only what the learner has opened: a list to search must not give hints away.
    ...challenges
      .filter(({ key, hint }) => hint !== null && (learner?.openedHints[key] ?? 0) > 0)
      .map(
        (challenge): Entry => ({
          id: `hint-${challenge.key}`,
          group: 'hint',
          text: withoutMarkup(challenge.hint ?? ''),
          note: textsOf(challenge).name,
          way: { to: challengeRoute(challenge.key) },
        }),
      ),
  ];
}

/** English names of categories come with the score board's texts, which may not be loaded yet; the catalogue has them too. */
function categoryName(category: string, t: TFunction): string {
  return t(`CATEGORY_${category.toUpperCase().replaceAll(' ', '_')}`, { defaultValue: category });
}

function tool(id: string, text: string, note: string, way: Way): Entry {
  return { id: `tool-${id}`, group: 'tool', text, note, way };
}

function withoutMarkup(markup: string): string {
  return new DOMParser().parseFromString(markup, 'text/html').body.textContent.trim();
}
