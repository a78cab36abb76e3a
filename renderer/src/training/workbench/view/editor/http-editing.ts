import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightActiveLineGutter, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { httpFileLanguage, requestLanguage } from './http-language.ts';

/** Colours from the tokens of the current skin, so that one style serves light and dark. */
const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--accent)', fontWeight: '600' },
  { tag: tags.heading, color: 'var(--text)', fontWeight: '700' },
  { tag: tags.string, color: 'var(--good)' },
  { tag: tags.propertyName, color: 'var(--news)' },
  { tag: [tags.number, tags.atom], color: 'var(--care)' },
  { tag: [tags.special(tags.variableName), tags.definition(tags.variableName)], color: 'var(--bad)' },
  { tag: [tags.comment, tags.meta, tags.punctuation], color: 'var(--muted)' },
]);

const look = EditorView.theme({
  '.cm-gutters': { border: '0', backgroundColor: 'var(--raised)', color: 'var(--muted)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--primary) 6%, transparent)' },
  '.cm-activeLineGutter': { color: 'var(--text)' },
  '.cm-specialChar': { color: 'var(--bad)' },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: '4px',
    backgroundColor: 'var(--raised)',
    color: 'var(--text)',
    maxWidth: 'min(90vw, 36rem)',
  },
  '.cm-diagnostic': { fontFamily: 'var(--font-mono)', fontSize: '0.8125rem', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)' },
});

const shared: Extension = [
  lineNumbers(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  syntaxHighlighting(colours),
  look,
];

/** Colours and line numbers for one request in the editor. */
export const requestEditing: Extension = [shared, requestLanguage];

/** Colours and line numbers for a `.http` file in the editor. */
export const httpFileEditing: Extension = [shared, httpFileLanguage];
