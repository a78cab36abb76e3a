import type { Condition } from '../conditions/condition.ts';
import type { Script } from './script.ts';

/** What a step builds on: something that an earlier step asked for and that still has to hold. */
export interface Need {
  /** Index of the step that asked for it. */
  readonly step: number;
  readonly condition: Condition;
  /** Whether the tutorial is worth rewinding for it. A field that takes any text is filled in where the learner is. */
  readonly rewinds: boolean;
}

/** Returns what a step builds on, earliest first. Learners lose it when they reload, go elsewhere or change a field again. */
export function needsOf(script: Script, index: number): readonly Need[] {
  const own = script[index];
  // Praise at the end needs nothing: the learner is free to go.
  if (own === undefined || (own.until.kind === 'time' && index === script.length - 1)) {
    return [];
  }
  const needs = new Map<string, Need>();
  for (const [step, { until, settles }] of script.slice(0, index).entries()) {
    const slot = slotOf(until);
    if (settles === true) {
      needs.clear();
    } else if (slot !== undefined) {
      if (slot === 'route') {
        forgetScreen(needs);
      }
      needs.set(slot, { step, condition: until, rewinds: until.kind !== 'notEmpty' && until.kind !== 'otherValue' });
    }
  }
  const ownSlot = slotOf(own.until);
  return [...needs]
    .filter(([slot, { condition }]) => slot !== ownSlot && matters(condition, own.until))
    .filter(([slot]) => own.anywhere !== true || slot === 'session')
    .map(([, need]) => need);
}

/** Drops what was on the screen, since another one is asked for. */
function forgetScreen(needs: Map<string, Need>): void {
  for (const slot of needs.keys()) {
    if (slot !== 'session' && !slot.startsWith('stored ')) {
      needs.delete(slot);
    }
  }
}

/** Returns what a condition is about, in which a later one replaces an earlier one; undefined for what happens and is over. */
function slotOf(condition: Condition): string | undefined {
  switch (condition.kind) {
    case 'value':
    case 'notEmpty':
    case 'otherValue':
      return `field ${condition.field}`;
    case 'changed':
      return 'storage' in condition.value ? `stored ${condition.value.storage}` : `field ${condition.value.field}`;
    case 'markup':
      return 'markup';
    case 'route':
    case 'parameter':
      return 'route';
    case 'loggedIn':
    case 'loggedOut':
      return 'session';
    case 'present':
      return `element ${condition.element}`;
    case 'any': {
      const slots = condition.of.map(slotOf);
      return slots.includes(undefined) ? undefined : slots[0];
    }
    case 'solved':
      return `solved ${condition.challenge}`;
    case 'time':
    case 'click':
    case 'developerTools':
    case 'message':
      return undefined;
  }
}

/** Tells whether what an earlier step asked for matters to a step with this condition. */
function matters(earlier: Condition, own: Condition): boolean {
  const sends = own.kind === 'click' || own.kind === 'markup';
  const types = own.kind === 'value' || own.kind === 'notEmpty' || own.kind === 'otherValue';
  switch (earlier.kind) {
    case 'value':
      return sends || types;
    case 'notEmpty':
    case 'otherValue':
      return sends;
    case 'markup':
      return own.kind === 'time';
    default:
      return true;
  }
}
