import { workbenchLimits } from '../../../../../../shared/api/workbench.ts';
import { isObject } from '../../../../../../shared/values/is-object.ts';
import { isDraft } from '../../store/repeater.ts';
import { changes, type List, listKinds, listLimits, newList } from '../values/list.ts';
import { modes, newPlan, type Pace, type Plan, planLimits, type Step, type Take, takeKinds, ways } from './plan.ts';

/** Reads a plan that was kept. Another version of the page may have written it. @returns undefined if it has no request */
export function readPlan(kept: unknown): Plan | undefined {
  if (!isObject(kept) || typeof kept.id !== 'string' || !Array.isArray(kept.steps)) {
    return undefined;
  }
  const steps = kept.steps.flatMap(readStep).slice(0, planLimits.steps);
  const usual = newPlan();
  const lists = Array.isArray(kept.lists) ? kept.lists.map(readList) : [];
  return steps.length === 0
    ? undefined
    : {
        id: kept.id,
        steps,
        mode: oneOf(modes, kept.mode) ?? usual.mode,
        lists: lists.length > 0 ? lists : usual.lists,
        repeats: wholeNumber(kept.repeats, 1, workbenchLimits.requests, usual.repeats),
        part: wholeNumber(kept.part, 0, Number.MAX_SAFE_INTEGER, 0),
        pace: readPace(kept.pace, usual.pace),
      };
}

function readStep(kept: unknown): readonly Step[] {
  if (!isObject(kept) || typeof kept.id !== 'string' || !isDraft(kept.draft)) {
    return [];
  }
  const takes = Array.isArray(kept.takes) ? kept.takes.flatMap(readTake).slice(0, planLimits.takes) : [];
  return [{ id: kept.id, draft: kept.draft, takes }];
}

function readTake(kept: unknown): readonly Take[] {
  const { id, name, kind, from } = isObject(kept) ? kept : {};
  const known = oneOf(takeKinds, kind);
  return typeof id === 'string' && typeof name === 'string' && typeof from === 'string' && known !== undefined
    ? [{ id, name, kind: known, from }]
    : [];
}

function readPace(kept: unknown, usual: Pace): Pace {
  const { way, pause, atOnce, together } = isObject(kept) ? kept : {};
  return {
    way: oneOf(ways, way) ?? usual.way,
    pause: wholeNumber(pause, 0, workbenchLimits.pause, usual.pause),
    atOnce: wholeNumber(atOnce, 1, workbenchLimits.atOnce, usual.atOnce),
    together: together === true,
  };
}

function readList(kept: unknown): List {
  const usual = newList();
  if (!isObject(kept)) {
    return usual;
  }
  const numbers = isObject(kept.numbers) ? kept.numbers : {};
  const letters = isObject(kept.letters) ? kept.letters : {};
  const spellings = isObject(kept.spellings) ? kept.spellings : {};
  const file = isObject(kept.file) ? kept.file : {};
  const { number, digits } = listLimits;
  return {
    kind: oneOf(listKinds, kept.kind) ?? usual.kind,
    typed: text(kept.typed, usual.typed),
    builtIn: text(kept.builtIn, usual.builtIn),
    numbers: {
      from: wholeNumber(numbers.from, -number, number, usual.numbers.from),
      to: wholeNumber(numbers.to, -number, number, usual.numbers.to),
      step: wholeNumber(numbers.step, 1, number, usual.numbers.step),
      digits: wholeNumber(numbers.digits, 1, digits, usual.numbers.digits),
    },
    letters: {
      alphabet: text(letters.alphabet, usual.letters.alphabet),
      least: wholeNumber(letters.least, 1, listLimits.letters, usual.letters.least),
      most: wholeNumber(letters.most, 1, listLimits.letters, usual.letters.most),
    },
    spellings: {
      word: text(spellings.word, usual.spellings.word),
      cases: spellings.cases !== false,
      digits: spellings.digits !== false,
      signs: spellings.signs === true,
    },
    file:
      typeof file.name === 'string' && typeof file.text === 'string' ? { name: file.name, text: file.text } : undefined,
    change: oneOf(changes, kept.change) ?? usual.change,
  };
}

function oneOf<Known>(known: readonly Known[], value: unknown): Known | undefined {
  return known.find((each) => each === value);
}

function text(value: unknown, usual: string): string {
  return typeof value === 'string' ? value : usual;
}

function wholeNumber(value: unknown, least: number, most: number, usual: number): number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : usual;
}
