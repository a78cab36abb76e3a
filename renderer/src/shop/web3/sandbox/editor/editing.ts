import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { solidity } from '@replit/codemirror-lang-solidity';

/** Colours from the tokens of the current skin, so that one style serves light and dark. */
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.controlKeyword, tags.operatorKeyword], color: 'var(--accent)' },
  { tag: [tags.typeName, tags.className, tags.standard(tags.typeName)], color: 'var(--news)' },
  { tag: [tags.string, tags.special(tags.string), tags.character], color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.literal, tags.atom, tags.unit], color: 'var(--care)' },
  {
    tag: [tags.comment, tags.lineComment, tags.blockComment, tags.docComment],
    color: 'var(--muted)',
    fontStyle: 'italic',
  },
  { tag: [tags.function(tags.variableName), tags.definition(tags.variableName)], color: 'var(--primary)' },
  { tag: tags.meta, color: 'var(--muted)' },
]);

const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--raised)', fontSize: '0.9375rem' },
  '&.cm-focused': { outline: 'none' },
  // Ligatures are off, so that the text looks exactly as typed.
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6', fontVariantLigatures: 'none' },
  '.cm-content': { caretColor: 'var(--accent)', paddingBlock: '8px' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--muted)', borderInlineEnd: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--primary) 7%, transparent)' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--primary-tint)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--care-tint)', color: 'inherit' },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: '4px',
    backgroundColor: 'var(--raised)',
    color: 'var(--text)',
    maxWidth: 'min(90vw, 36rem)',
  },
  '.cm-diagnostic': { fontFamily: 'var(--font-mono)', fontSize: '0.8125rem', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--care)' },
});

/** All parts of the editor that are the same for every source. */
export const editing: Extension = [
  lineNumbers(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  indentUnit.of('    '),
  bracketMatching(),
  EditorView.lineWrapping,
  solidity,
  syntaxHighlighting(colours),
  look,
  keymap.of([...lintKeymap, ...defaultKeymap, ...historyKeymap]),
];
