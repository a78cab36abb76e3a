import { copyButton } from './copy-button.ts';
import { element } from './element.ts';
import type { Field } from './fields.ts';
import { whenChanged } from './fields.ts';
import { reasonFor } from './refusal.ts';

/** One line of a result. */
export interface Result {
  readonly label: string;
  readonly value: string;
  /** What goes under the value: a picture, a link. */
  readonly more?: readonly Node[];
}

export interface Results {
  readonly node: HTMLElement;
  /** Shows what the work gives, or why it gives nothing; of several under way only the last one. */
  showWhen(work: () => readonly Result[] | Promise<readonly Result[]>): Promise<void>;
  clear(): void;
}

/**
 * A list of results, each with its copy button, and a line for what went wrong. A result that has the same label as the one before it in
 * the same place keeps its elements, so that the focus stays where it is.
 */
export function resultList(): Results {
  const list = element('dl', { class: 'results' });
  const problem = element('p', { class: 'problem', role: 'status' });
  let shown: { label: string; value: HTMLElement; more: HTMLElement }[] = [];
  let latest = 0;
  const show = (results: readonly Result[]) => {
    problem.textContent = '';
    if (results.length !== shown.length || results.some(({ label }, index) => label !== shown[index]?.label)) {
      shown = results.map(({ label }) => ({ label, value: element('code'), more: element('div') }));
      list.replaceChildren(...shown.map(resultRow));
    }
    results.forEach(({ value, more = [] }, index) => {
      shown[index]?.value.replaceChildren(value);
      shown[index]?.more.replaceChildren(...more);
    });
  };
  return {
    node: element('div', { class: 'outcome' }, list, problem),
    clear: () => show([]),
    showWhen: async (work) => {
      latest += 1;
      const mine = latest;
      try {
        const found = await work();
        if (mine === latest) {
          show(found);
        }
      } catch (error) {
        if (mine === latest) {
          show([]);
          problem.textContent = reasonFor(error);
        }
      }
    },
  };
}

function resultRow({ label, value, more }: { label: string; value: HTMLElement; more: HTMLElement }): HTMLElement {
  const copy = copyButton(label, () => value.textContent ?? '');
  return element(
    'div',
    { class: 'result', 'data-result': label },
    element('dt', {}, label),
    element('dd', {}, element('div', { class: 'value' }, value, copy), more),
  );
}

/**
 * Works the result out anew whenever a field changes; of several under way only the last one is shown.
 * @param work gives an empty list while there is nothing to work on, and throws a `Refusal` for input it cannot use
 */
export function liveResults(
  fields: readonly Field[],
  work: () => readonly Result[] | Promise<readonly Result[]>,
): { readonly node: HTMLElement; readonly refresh: () => Promise<void> } {
  const results = resultList();
  const refresh = () => results.showWhen(work);
  whenChanged(fields, refresh);
  return { node: results.node, refresh };
}
