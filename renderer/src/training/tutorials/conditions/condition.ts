import type { Role } from '../../../../../shared/api/answers.ts';
import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';
import type { FromConfiguration } from '../script/from-configuration.ts';

/** What a hint waits for (ui-learning.md 13.4). Fields, targets and elements are CSS selectors. */
export type Condition =
  /** Milliseconds at normal playback speed. */
  | { readonly kind: 'time'; readonly ms: number }
  /** An input holds this text. Letter case matters only when `exact` is set. */
  | { readonly kind: 'value'; readonly field: string; readonly is: FromConfiguration; readonly exact?: true }
  | { readonly kind: 'notEmpty'; readonly field: string }
  /** An input holds a text other than this one, ignoring letter case. */
  | { readonly kind: 'otherValue'; readonly field: string; readonly than: string }
  /** An element is clicked, or its form is submitted with the Enter key. */
  | { readonly kind: 'click'; readonly target: string; readonly orEnterIn?: string }
  /** The markup inside an element is what a browser makes of this text. */
  | { readonly kind: 'markup'; readonly element: string; readonly is: FromConfiguration }
  /** The address begins with this route. */
  | { readonly kind: 'route'; readonly startsWith: string }
  /** A parameter of the route has this value, once decoded. */
  | {
      readonly kind: 'parameter';
      readonly startsWith: string;
      readonly name: string;
      readonly is: FromConfiguration;
    }
  | { readonly kind: 'loggedIn'; readonly as?: Role }
  | { readonly kind: 'loggedOut' }
  | { readonly kind: 'developerTools' }
  /** A value differs from what it was when the step began. */
  | { readonly kind: 'changed'; readonly value: WatchedValue }
  /** An element is there and, if `containing` is given, contains that text. */
  | { readonly kind: 'present'; readonly element: string; readonly containing?: string }
  /** The workbench's repeater shows a request or a response with such a text, which is without its line ends. */
  | { readonly kind: 'message'; readonly of: 'request' | 'response'; readonly matching: RegExp }
  | { readonly kind: 'solved'; readonly challenge: ChallengeKey }
  /** Whichever is met first. */
  | { readonly kind: 'any'; readonly of: readonly Condition[] };

export type WatchedValue =
  | { readonly storage: 'bid' | 'itemTotal' }
  /** Selector of an input. */
  | { readonly field: string };

/** Returns the selectors that a condition is about: what the learner has to use or look at. */
export function targetsOf(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'value':
    case 'notEmpty':
    case 'otherValue':
      return [condition.field];
    case 'click':
      return [condition.target];
    case 'message':
      return [condition.of === 'request' ? '#repeater-request' : '#repeater-send'];
    case 'any':
      return condition.of.flatMap(targetsOf);
    default:
      return [];
  }
}
