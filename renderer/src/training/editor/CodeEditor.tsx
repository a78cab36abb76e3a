import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { EditorState } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import classes from './CodeEditor.module.css';

interface CodeEditorProps {
  /** Lines end with \n. */
  readonly value: string;
  readonly onChange?: (value: string) => void;
  /** The accessible name. */
  readonly label: string;
  readonly readOnly?: boolean;
  /** Further behaviour, e.g. colours or positions. Keep it the same between renders. */
  readonly extensions?: Extension;
}

const usual: Extension = [
  history(),
  highlightSpecialChars(),
  // Some systems end copied lines with \r\n. Here, an \r would be a character of the text.
  EditorView.clipboardInputFilter.of((text) => text.replaceAll('\r\n', '\n')),
  keymap.of([...defaultKeymap, ...historyKeymap]),
  EditorState.lineSeparator.of('\n'),
  EditorView.lineWrapping,
];

/** Edits or shows text such as a request. The Tab key leaves the editor, so that nobody is trapped in it. */
export function CodeEditor({ value, onChange, label, readOnly = false, extensions }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };

  useEffect(() => {
    const made = new EditorView({
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          usual,
          EditorState.readOnly.of(readOnly),
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', spellcheck: 'false' }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) {
              latest.current.onChange?.(state.doc.toString());
            }
          }),
          extensions ?? [],
        ],
      }),
    });
    view.current = made;
    place.current?.append(made.dom);
    return () => made.destroy();
  }, [label, readOnly, extensions]);

  // Another text was chosen outside the editor.
  useEffect(() => {
    const known = view.current?.state.doc;
    if (known !== undefined && known.toString() !== value) {
      view.current?.dispatch({ changes: { from: 0, to: known.length, insert: value } });
    }
  }, [value]);

  return <div ref={place} dir="ltr" className={classes.editor} />;
}
