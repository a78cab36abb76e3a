import { copyButton } from './copy-button.ts';
import { element } from './element.ts';
import type { Field } from './fields.ts';
import { whenChanged } from './fields.ts';
import { reasonFor } from './refusal.ts';

/** One line of a result. */
export interface Result {
  readonly label: string;
  readonly value: string;
  /** Nodes to show below the value, such as a picture or a link. */
  readonly more?: readonly Node[];
}

export interface Results {
  readonly node: HTMLElement;
  /** Shows the results of the work, or why it has none. If several runs overlap, only the last one is shown. */
  showWhen(work: () => readonly Result[] | Promise<readonly Result[]>): Promise<void>;
  clear(): void;
}

/**
 * Creates a list of results, each with its copy button, and a line for errors. When the labels stay the same, so do the elements, so that
 * the focus isn't lost.
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
 * Computes the results again whenever a field changes. If several runs overlap, only the last one is shown.
 * @param work returns an empty list while there is no input, and throws a `Refusal` for input that it can't use
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
