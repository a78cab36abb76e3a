import { linter, lintGutter, lintKeymap } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { RefObject } from 'react';
import { parseHttpFile } from '../../../../../shared/http-file/parse.ts';
import { heldView } from '../view/editor/held-view.ts';
import { httpFileEditing } from '../view/editor/http-editing.ts';

/**
 * Makes what the editor of a file has besides that of a request: faults at their lines.
 * @param holder gets the editor while there is one
 * @param onLine is told the line of the cursor, from 1
 */
export function fileEditing(holder: RefObject<EditorView | null>, onLine: (line: number) => void): Extension {
  return [
    httpFileEditing,
    EditorView.updateListener.of(({ selectionSet, docChanged, state }) => {
      if (selectionSet || docChanged) {
        onLine(state.doc.lineAt(state.selection.main.head).number);
      }
    }),
    lintGutter(),
    linter(
      ({ state: { doc } }) => {
        const parsed = parseHttpFile(doc.toString());
        return parsed.kind === 'parsed'
          ? []
          : parsed.faults.map(({ line, message }) => {
              const { from, to } = doc.line(Math.min(line, doc.lines));
              return { from, to, message, severity: 'error' };
            });
      },
      { delay: 300 },
    ),
    keymap.of(lintKeymap),
    heldView(holder),
  ];
}

/** Puts the cursor at the beginning of a line, and shows it. */
export function goToLine(view: EditorView | null, line: number): void {
  if (view !== null) {
    const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
    view.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(from, { y: 'start', yMargin: 40 }),
    });
    view.focus();
  }
}
