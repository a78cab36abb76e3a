import { type ChallengeKey, challengeKeys } from '../../../shared/api/challenge-keys.ts';
import type { KeptEntry } from '../../../shared/api/kept-progress.ts';
import { type LearnerState, viewNames } from '../../../shared/api/learner.ts';
import { lessonNames } from '../../../shared/api/lesson-names.ts';

/** Returns a learner's state as the entries that are stored. */
export function entriesOf(state: LearnerState): readonly KeptEntry[] {
  const { pinned, lastWorked, notes, openedHints, lessons, coding, views } = state;
  const entries: readonly { readonly part: KeptEntry['part']; readonly name: string; readonly value: string }[] = [
    ...(pinned === null ? [] : [{ part: 'pinned', name: '', value: pinned } as const]),
    ...(lastWorked === null ? [] : [{ part: 'lastWorked', name: '', value: lastWorked } as const]),
    ...Object.entries(notes).map(([name, value]) => ({ part: 'notes', name, value }) as const),
    ...Object.entries(openedHints).map(([name, count]) => ({ part: 'openedHints', name, value: `${count}` }) as const),
    ...Object.entries(coding).map(([name, status]) => ({ part: 'coding', name, value: `${status}` }) as const),
    ...Object.entries(lessons).map(
      ([name, lesson]) => ({ part: 'lessons', name, value: JSON.stringify(lesson) }) as const,
    ),
    ...Object.entries(views).map(([name, view]) => ({ part: 'views', name, value: JSON.stringify(view) }) as const),
  ];
  // The names are the keys of those parts, which TypeScript widens to string.
  return entries as readonly KeptEntry[];
}

/** Returns the state that entries describe. What another version has stored under other names is left out, and stays in the file. */
export function stateOf(entries: readonly KeptEntry[]): LearnerState {
  const valuesOf = (wanted: KeptEntry['part']) =>
    entries.flatMap(({ part, name, value }) => (part === wanted && value !== null ? [[name, value] as const] : []));
  const challengeIn = (part: 'pinned' | 'lastWorked'): ChallengeKey | null => {
    const [[, key] = []] = valuesOf(part);
    return challengeKeys.find((known) => known === key) ?? null;
  };
  const ofChallenges = (part: 'notes' | 'openedHints' | 'coding') =>
    valuesOf(part).filter(([name]) => challengeKeys.some((key) => key === name));
  const parsedOf = (part: 'lessons' | 'views', names: readonly string[]) =>
    Object.fromEntries(
      valuesOf(part)
        .filter(([name]) => names.includes(name))
        .map(([name, json]) => [name, JSON.parse(json)]),
    );
  return {
    pinned: challengeIn('pinned'),
    notes: Object.fromEntries(ofChallenges('notes')),
    openedHints: Object.fromEntries(ofChallenges('openedHints').map(([key, count]) => [key, Number(count)])),
    lastWorked: challengeIn('lastWorked'),
    coding: Object.fromEntries(
      ofChallenges('coding').flatMap(([key, status]) =>
        status === '1' || status === '2' ? [[key, Number(status)]] : [],
      ),
    ),
    lessons: parsedOf('lessons', lessonNames),
    views: parsedOf('views', viewNames),
  };
}
