import type { Configuration } from '../../../lib/config.ts';
import type { Condition } from '../conditions/condition.ts';
import { parameterOf, valueIn } from '../conditions/is-met.ts';
import { type FromConfiguration, resolve } from '../script/from-configuration.ts';
import type { Need } from '../script/needs.ts';
import type { Script, Step } from '../script/script.ts';
import { type Comparison, compare } from './compare.ts';

/** Something that the learner has typed and that is close to what the tutorial waits for. */
export interface NearMiss extends Comparison {
  readonly typed: string;
  readonly where: 'field' | 'address';
  /** Whether the field hides what is typed into it. */
  readonly isHidden: boolean;
  /** The awaited text, unless finding it out is part of the step. */
  readonly wanted: string | undefined;
}

/** A text that a step, or one that it builds on, waits for. */
interface Awaited {
  readonly condition: Extract<Condition, { readonly kind: 'value' | 'parameter' | 'route' }>;
  /** The step that shows it to the learner, perhaps. */
  readonly step: Step | undefined;
}

/** Returns what the learner has typed so far where a step waits for a text, to tell whether that has changed. */
export function typedSoFar(awaited: Awaited): string {
  const { condition } = awaited;
  switch (condition.kind) {
    case 'value':
      return valueIn(condition.field) ?? '';
    case 'parameter':
      return parameterOf(condition.startsWith, condition.name) ?? '';
    case 'route':
      return decoded(window.location.hash.slice(2).split('?')[0] ?? '');
  }
}

/** Returns the text that the learner has to type next: that of the step, or one that it builds on and that no longer holds. */
export function awaitedText(script: Script, index: number, broken: readonly Need[]): Awaited | undefined {
  const own = script[index];
  const lost = broken.find(({ condition }) => condition.kind === 'value');
  const [step, condition] = lost === undefined ? [own, own?.until] : [script[lost.step], lost.condition];
  return condition?.kind === 'value' || condition?.kind === 'parameter' || condition?.kind === 'route'
    ? { condition, step }
    : undefined;
}

/** Compares what was typed with what is awaited. */
export function nearMissOf({ condition, step }: Awaited, configuration: Configuration): NearMiss | undefined {
  const typed = typedSoFar({ condition, step });
  const wanted = resolve(wantedOf(condition), configuration);
  const comparison = compare(typed, wanted, condition.kind !== 'value' || condition.exact === true);
  if (comparison === undefined) {
    return undefined;
  }
  const isShown = Object.values(step?.values ?? {}).some(
    (value) => 'payload' in value && resolve(value.payload, configuration) === wanted,
  );
  return {
    ...comparison,
    typed,
    where: condition.kind === 'route' ? 'address' : 'field',
    isHidden: condition.kind === 'value' && isPassword(condition.field),
    wanted: isShown ? wanted : undefined,
  };
}

function wantedOf(condition: Awaited['condition']): FromConfiguration {
  return condition.kind === 'route' ? condition.startsWith : condition.is;
}

function isPassword(field: string): boolean {
  return document.querySelector(field)?.matches('[type=password]') === true;
}

/** Decodes an address that a learner has typed and that may be no valid one. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
