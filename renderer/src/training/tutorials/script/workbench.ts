import type { FromConfiguration } from './from-configuration.ts';
import type { Step } from './script.ts';
import { after, goTo, task } from './steps.ts';

/** Steps of the tutorials that lead through the workbench. Their anchors are its ids, whatever language it speaks. */

/** The repeater's menu of logins. Its id belongs to the library. */
export const loginMenu = ['[data-repeater=login]'] as const;

/** The learner goes to the workbench, by the link in the hint or in another way. */
export const openWorkbench: Step = { ...goTo('TUTORIAL_WORKBENCH_OPEN', 'workbench'), workbench: 'there' };

/** The learner shows a part of the workbench, which remembers the part that was shown last. */
export function showPart(text: string, part: 'repeater' | 'history'): Step {
  const tab = `#workbench-${part}` as const;
  return task(text, [tab], { kind: 'present', element: `${tab}[aria-selected=true]` });
}

export const showRepeater = showPart('TUTORIAL_WORKBENCH_REPEATER', 'repeater');

/** Returns a step in which the learner sends something from the repeater and gets a response with such a text. */
export function send(text: string, response: RegExp, values?: Step['values']): Step {
  return task(text, ['#repeater-send'], { kind: 'message', of: 'response', matching: response }, values);
}

/** Returns a hint to read while the response is looked at. */
export function lookAtResponse(text: string, ms: number, values?: Step['values']): Step {
  return { text, anchor: ['#repeater-response'], marksAnchor: false, values, until: after(ms) };
}

/** A request to type or to copy, whole. */
interface Request {
  /** Method and target, such as `GET /api/Cards`. */
  readonly line: string;
  readonly headers?: readonly string[];
  readonly body?: FromConfiguration;
}

/** Returns the text of a request to this shop, as the repeater takes it. */
export function requestText({ line, headers = [], body }: Request): FromConfiguration {
  return (configuration) => {
    const head = [`${line} HTTP/1.1`, `Host: ${window.location.host}`, ...headers].join('\n');
    return `${head}\n\n${typeof body === 'function' ? body(configuration) : (body ?? '')}`;
  };
}
