import type { EditorView } from '@codemirror/view';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import controls from '../../controls.module.css';
import { CodeEditor } from '../../editor/CodeEditor.tsx';
import { latin1 } from '../model/bytes.ts';
import { bytesOf, type Draft, withText } from '../model/draft.ts';
import { partsOf } from '../model/parts.ts';
import { headerOf, readHead } from '../model/response.ts';
import { changeTab, type RepeaterTab } from '../store/repeater.ts';
import { bytesText } from '../view/amounts.ts';
import { heldView } from '../view/editor/held-view.ts';
import { requestEditing } from '../view/editor/http-editing.ts';
import { HexView } from '../view/parts/HexView.tsx';
import { SelectionMenu } from '../view/selection/SelectionMenu.tsx';
import { BodyData } from './BodyData.tsx';
import { BodyFromFile } from './BodyFromFile.tsx';
import { Options } from './Options.tsx';
import classes from './Panes.module.css';
import { RequestParts } from './RequestParts.tsx';

const views = ['raw', 'parts'] as const;

type View = (typeof views)[number];

/** Shows a tab's request for editing, as its text or in parts. Both are the same draft. */
export function RequestPane({ tab: { id, draft } }: { readonly tab: RepeaterTab }) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>('raw');
  const editor = useRef<EditorView>(null);
  const [editing] = useState(() => [requestEditing, heldView(editor)]);
  const change = (changed: Draft) => changeTab(id, { draft: changed });
  // A request without any text would be nothing but its data.
  const changeText = (text: string) => change(withText(draft, text === '' && draft.data !== undefined ? '\n' : text));
  const isData = draft.text === '' && draft.data !== undefined;
  return (
    <section id="repeater-request" className={classes.pane} aria-label={t('REPEATER_REQUEST')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('REPEATER_REQUEST')}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: buttons beside each other rather than a form */}
        <div role="group" aria-label={t('REPEATER_VIEW')} className={classes.choice}>
          {views.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              className={classes.chosen}
              onClick={() => setView(each)}
            >
              {t(`REPEATER_${each.toUpperCase()}`)}
            </button>
          ))}
        </div>
        {view === 'raw' && !isData && (
          <SelectionMenu
            of={t('REPEATER_REQUEST')}
            read={() => selectedIn(editor.current)}
            replace={(text) => replaceSelected(editor.current, text)}
          />
        )}
        <Options draft={draft} onChange={change} />
      </div>
      {isData ? (
        <WholeData draft={draft} onChange={change} />
      ) : view === 'raw' ? (
        <div className={classes.editor}>
          <CodeEditor value={draft.text} onChange={changeText} label={t('REPEATER_REQUEST')} extensions={editing} />
        </div>
      ) : (
        <RequestParts draft={draft} onChange={change} />
      )}
      {draft.data !== undefined && !isData && <BodyData draft={draft} data={draft.data} onChange={change} />}
      <div className={classes.foot}>
        <p>{useSizes(draft)}</p>
        {!isData && <BodyFromFile draft={draft} onChange={change} />}
      </div>
    </section>
  );
}

function selectedIn(view: EditorView | null): string {
  const { state } = view ?? {};
  return state?.sliceDoc(state.selection.main.from, state.selection.main.to) ?? '';
}

/** Puts a text in the place of what is selected, and selects it. Undoing brings the other back. */
function replaceSelected(view: EditorView | null, text: string): void {
  if (view !== null) {
    const { from, to } = view.state.selection.main;
    view.dispatch({
      changes: { from, to, insert: text },
      selection: { anchor: from, head: from + text.length },
      userEvent: 'input',
    });
  }
}

export interface DraftProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Shows a request of which not even the head is text. */
function WholeData({ draft, onChange }: DraftProps) {
  const { t } = useTranslation();
  const bytes = bytesOf(draft);
  return (
    <div className={classes.data}>
      <p>{t('REPEATER_ALL_DATA')}</p>
      <HexView bytes={bytes} label={t('REPEATER_REQUEST')} />
      <button type="button" className={controls.control} onClick={() => onChange(asText(bytes))}>
        {t('REPEATER_AS_TEXT')}
      </button>
    </div>
  );
}

/** Makes a draft whose lines can be edited, although it may send other bytes. */
function asText(bytes: Uint8Array): Draft {
  return { text: latin1(bytes).replaceAll('\r\n', '\n'), headEnds: 'crlf', bodyEnds: 'lf', setsLength: true };
}

/** Says what the request will be on the wire: its size, and the length that is set. */
function useSizes(draft: Draft): string {
  const { t } = useTranslation();
  const bytes = bytesOf(draft);
  const size = bytesText(bytes.length);
  const length = draft.setsLength ? lengthIn(draft, bytes) : undefined;
  return length === undefined ? t('REPEATER_SIZE', { size }) : t('REPEATER_SIZE_AND_LENGTH', { size, length });
}

/** Returns the length that is set on sending, unless the request has the same already. */
function lengthIn(draft: Draft, bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const sent = headerOf(readHead(bytes).headers, 'content-length');
  return sent === headerOf(partsOf(draft.text).headers, 'content-length')?.trim() ? undefined : sent;
}
