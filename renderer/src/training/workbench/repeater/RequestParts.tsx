import { useTranslation } from 'react-i18next';
import { CodeEditor } from '../../editor/CodeEditor.tsx';
import { partsOf, withBody, withHeader, withParameter, withRequestLine } from '../model/parts.ts';
import classes from './Panes.module.css';
import type { DraftProps } from './RequestPane.tsx';
import { Rows } from './Rows.tsx';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Shows a request in parts: its method, its target with parameters, its headers and its body. A change touches that part of the text only. */
export function RequestParts({ draft, onChange }: DraftProps) {
  const { t } = useTranslation();
  const { text } = draft;
  const { method, target, query, headers, body } = partsOf(text);
  const change = (changed: string) => onChange({ ...draft, text: changed });
  return (
    <div className={classes.parts}>
      <div className={classes.line}>
        <input
          className={classes.input}
          dir="ltr"
          list="repeater-methods"
          aria-label={t('REPEATER_METHOD')}
          value={method}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ currentTarget }) =>
            change(withRequestLine(text, { method: currentTarget.value.replaceAll(/\s/g, '') }))
          }
        />
        <datalist id="repeater-methods">
          {methods.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <input
          className={classes.input}
          dir="ltr"
          aria-label={t('REPEATER_TARGET')}
          value={target}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ currentTarget }) => change(withRequestLine(text, { target: currentTarget.value }))}
        />
      </div>
      <Rows
        title={t('REPEATER_PARAMETERS')}
        kind={t('REPEATER_PARAMETER')}
        rows={query}
        onChange={(at, row) => change(withParameter(text, at, row))}
      />
      <Rows
        title={t('REPEATER_HEADERS')}
        kind={t('REPEATER_HEADER')}
        rows={headers}
        onChange={(at, row) => change(withHeader(text, at, row))}
      />
      {draft.data === undefined && (
        <>
          <h3 className={classes.label}>{t('REPEATER_BODY')}</h3>
          <div className={classes.bodyEditor}>
            <CodeEditor value={body} onChange={(typed) => change(withBody(text, typed))} label={t('REPEATER_BODY')} />
          </div>
        </>
      )}
    </div>
  );
}
