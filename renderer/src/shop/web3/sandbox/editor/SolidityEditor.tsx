import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Ref } from 'react';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompilerMessage } from '../compiler/compile.ts';
import classes from './Editor.module.css';
import { editing } from './editing.ts';

/** What other components can make the editor do. */
export interface EditorHandle {
  /** Scrolls to a position and puts the cursor there. */
  show(place: number): void;
}

interface SolidityEditorProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The compiler's messages about exactly this source. */
  readonly messages: readonly CompilerMessage[];
  readonly ref?: Ref<EditorHandle>;
}

/** Shows a contract's source with the compiler's messages at its lines. The Tab key leaves the editor, so that nobody is trapped in it. */
export function SolidityEditor({ value, onChange, messages, ref }: SolidityEditorProps) {
  const { t } = useTranslation();
  const label = t('WEB3_SOURCE');
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };

  useEffect(() => {
    const made = new EditorView({
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          editing,
          lintGutter(),
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) {
              latest.current.onChange(state.doc.toString());
            }
          }),
        ],
      }),
    });
    view.current = made;
    place.current?.append(made.dom);
    return () => made.destroy();
  }, [label]);

  // Another source was chosen outside the editor.
  useEffect(() => {
    const known = view.current?.state.doc;
    if (known !== undefined && known.toString() !== value) {
      view.current?.dispatch({ changes: { from: 0, to: known.length, insert: value } });
    }
  }, [value]);

  useEffect(() => {
    const { current } = view;
    if (current !== null) {
      const end = current.state.doc.length;
      const shown = messages.flatMap(({ range, severity, text }) =>
        range === undefined || range.to > end ? [] : [{ ...range, severity, message: text }],
      );
      current.dispatch(setDiagnostics(current.state, shown));
    }
  }, [messages]);

  useImperativeHandle(ref, () => ({
    show: (anchor) => {
      const { current } = view;
      if (current !== null && anchor <= current.state.doc.length) {
        current.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
        current.focus();
      }
    },
  }));

  return <div ref={place} className={classes.editor} />;
}
