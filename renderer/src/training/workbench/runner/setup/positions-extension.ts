import { type Extension, Prec, StateEffect } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, keymap, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { markValues } from '../plan/mark-values.ts';
import { mark, positionsIn, referencesIn } from '../plan/template.ts';
import classes from './positions.module.css';

/** What the editor has to know of the other requests: the number of its first position, and the names that have a value. */
interface Surroundings {
  readonly first: number;
  readonly known: ReadonlySet<string>;
}

/** Shows positions and references in an editor, and marks positions. */
export interface Positions {
  readonly extension: Extension;
  readonly surround: (surroundings: Surroundings) => void;
  /** Marks what is selected, or takes the marks away from the positions that it touches. */
  readonly toggle: () => void;
  /** Marks every value of the request. */
  readonly markAll: () => void;
  readonly clear: () => void;
}

const surround = StateEffect.define<Surroundings>();

/** Makes what an editor needs to show and mark positions. Each editor has its own. */
export function makePositions(): Positions {
  let surroundings: Surroundings = { first: 1, known: new Set() };
  let shown: EditorView | undefined;
  const plugin = ViewPlugin.define(
    (view) => {
      shown = view;
      return {
        decorations: decorationsOf(view, surroundings),
        update(update: ViewUpdate) {
          if (
            update.docChanged ||
            update.transactions.some(({ effects }) => effects.some((each) => each.is(surround)))
          ) {
            this.decorations = decorationsOf(update.view, surroundings);
          }
        },
        destroy() {
          shown = undefined;
        },
      };
    },
    { decorations: ({ decorations }) => decorations },
  );
  const replace = (change: (text: string) => string) => {
    if (shown !== undefined) {
      const { doc } = shown.state;
      shown.dispatch({ changes: { from: 0, to: doc.length, insert: change(doc.toString()) } });
      shown.focus();
    }
  };
  return {
    extension: [plugin, Prec.highest(keymap.of([{ key: 'Mod-i', run: toggle, preventDefault: true }]))],
    surround: (next) => {
      surroundings = next;
      shown?.dispatch({ effects: surround.of(next) });
    },
    toggle: () => {
      if (shown !== undefined) {
        toggle(shown);
        shown.focus();
      }
    },
    markAll: () => replace(markValues),
    clear: () => replace((text) => text.replaceAll(mark, '')),
  };
}

function decorationsOf({ state }: EditorView, { first, known }: Surroundings): DecorationSet {
  const text = state.doc.toString();
  const positions = positionsIn(text).map(({ from, to }, index) =>
    Decoration.mark({ class: classes.position ?? '', attributes: { 'data-number': String(first + index) } }).range(
      from,
      to,
    ),
  );
  const references = referencesIn(text).map(({ from, to, name }) =>
    Decoration.mark({ class: (known.has(name) ? classes.reference : classes.unknown) ?? '' }).range(from, to),
  );
  return Decoration.set([...positions, ...references], true);
}

function toggle(view: EditorView): boolean {
  const { from, to } = view.state.selection.main;
  const touched = positionsIn(view.state.doc.toString()).filter((position) =>
    from === to ? position.from < from && from < position.to : position.from < to && from < position.to,
  );
  if (touched.length > 0) {
    view.dispatch({
      changes: touched.flatMap((position) => [
        { from: position.from, to: position.from + 1 },
        { from: position.to - 1, to: position.to },
      ]),
    });
    return true;
  }
  view.dispatch({
    changes: [
      { from, insert: mark },
      { from: to, insert: mark },
    ],
    selection: { anchor: from + 1, head: to + 1 },
  });
  return true;
}
