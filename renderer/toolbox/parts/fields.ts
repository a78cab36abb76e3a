import { element } from './element.ts';

/** A labelled input. */
export interface Field {
  readonly node: HTMLElement;
  readonly input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
}

export interface FieldWish {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly value?: string;
  readonly hint?: string;
}

const plain = { autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' } as const;

export function lineField({ value = '', ...wish }: FieldWish): Field {
  return labelled(wish, element('input', { type: 'text', id: wish.id, value, ...plain }));
}

/** Creates a field of several lines. */
export function textField({ value = '', ...wish }: FieldWish, rows = 4): Field {
  return labelled(wish, element('textarea', { id: wish.id, rows: String(rows), ...plain }, value));
}

export function numberField({ value = '', ...wish }: FieldWish, least: number, most: number): Field {
  const limits = { min: String(least), max: String(most) };
  return labelled(wish, element('input', { type: 'number', id: wish.id, value, ...limits }));
}

/**
 * Creates a field with a list to choose from.
 * @param options maps values to labels; the first one is chosen
 */
export function choiceField(wish: FieldWish, options: Readonly<Record<string, string>>): Field {
  const choices = Object.entries(options).map(([value, words]) => element('option', { value }, words));
  return labelled(wish, element('select', { id: wish.id }, ...choices));
}

/** Calls back on every change that the user makes. */
export function whenChanged(fields: readonly Field[], changed: () => void): void {
  for (const { input } of fields) {
    input.addEventListener('input', changed);
  }
}

/** Puts fields side by side, where there is room. */
export function row(...fields: readonly Field[]): HTMLElement {
  return element('div', { class: 'row' }, ...fields.map(({ node }) => node));
}

function labelled({ id, label, hint }: FieldWish, input: Field['input']): Field {
  const parts: Node[] = [element('label', { for: id }, label), input];
  if (hint !== undefined) {
    input.setAttribute('aria-describedby', `${id}-hint`);
    parts.push(element('p', { class: 'hint', id: `${id}-hint` }, hint));
  }
  return { node: element('div', { class: 'field' }, ...parts), input };
}
