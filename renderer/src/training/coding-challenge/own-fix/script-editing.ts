import { HighlightStyle, indentOnInput, indentUnit, LRLanguage, syntaxHighlighting } from '@codemirror/language';
import { type Extension, Prec } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { parser } from '@lezer/javascript';

/** The colours of the code in the other two steps. */
const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--muted)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.self, tags.modifier], color: 'var(--news)', fontWeight: '600' },
  { tag: [tags.string, tags.regexp], color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--care)' },
  { tag: [tags.typeName, tags.className, tags.namespace], color: 'var(--care)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--news)' },
]);

const look = EditorView.theme({
  '.cm-gutters': { border: '0', backgroundColor: 'var(--raised)', color: 'var(--muted)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--primary) 6%, transparent)' },
  '.cm-activeLineGutter': { color: 'var(--text)' },
});

const language = LRLanguage.define({ parser: parser.configure({ dialect: 'ts' }) });

/** Makes the extensions of an editor for TypeScript. @param onRun called for Ctrl+Enter, or Command+Enter on a Mac */
export function scriptEditing(onRun: () => void): Extension {
  return [
    // Otherwise this key would insert a line.
    Prec.high(
      keymap.of([
        {
          key: 'Mod-Enter',
          run: () => {
            onRun();
            return true;
          },
        },
      ]),
    ),
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    indentOnInput(),
    indentUnit.of('  '),
    language,
    syntaxHighlighting(colours),
    look,
  ];
}
