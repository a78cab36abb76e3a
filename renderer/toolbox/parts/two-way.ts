import type { ToolParts } from '../tool.ts';
import { copyButton } from './copy-button.ts';
import { element } from './element.ts';
import { type Field, textField, whenChanged } from './fields.ts';
import { reasonFor } from './refusal.ts';

/** A reversible conversion: what is typed on one side appears converted on the other. */
export interface TwoWay {
  /** Prefix of the ids. */
  readonly id: string;
  readonly plain: string;
  readonly encoded: string;
  /** Fields that change the conversion. */
  readonly options?: readonly Field[];
  encode(text: string): string;
  decode(text: string): string;
}

/** Creates two fields that follow each other, with a line for errors. A text in the address is decoded, or else encoded. */
export function twoWay({ id, plain, encoded, options = [], encode, decode }: TwoWay): ToolParts {
  const left = textField({ id: `${id}-plain`, label: plain }, 5);
  const right = textField({ id: `${id}-encoded`, label: encoded }, 5);
  const problem = element('p', { class: 'problem', role: 'status' });
  left.node.append(copyButton(plain, () => left.input.value));
  right.node.append(copyButton(encoded, () => right.input.value));

  const follow = (from: Field, to: Field, change: (text: string) => string) => () => {
    lead = from;
    try {
      to.input.value = from.input.value === '' ? '' : change(from.input.value);
      problem.textContent = '';
    } catch (error) {
      to.input.value = '';
      problem.textContent = reasonFor(error);
    }
  };
  let lead = left;
  const forth = follow(left, right, encode);
  const back = follow(right, left, decode);
  whenChanged([left], forth);
  whenChanged([right], back);
  whenChanged(options, () => (lead === left ? forth() : back()));
  return {
    content: [...options.map(({ node }) => node), element('div', { class: 'pair' }, left.node, right.node), problem],
    receive: (text) => {
      right.input.value = text;
      lead = right;
      back();
      if (left.input.value === '') {
        left.input.value = text;
        forth();
      }
    },
  };
}
