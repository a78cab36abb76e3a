import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { plainField } from '../../../../ui/fields/use-field.ts';
import type { CompilerMessage } from '../compiler/compile.ts';
import { libraryQuery } from '../library.ts';
import panel from '../Panel.module.css';
import { setSource, useSandbox } from '../store.ts';
import { attackerSource } from './attacker-source.ts';
import classes from './Editor.module.css';
import { firstSource } from './first-source.ts';
import { type EditorHandle, SolidityEditor } from './SolidityEditor.tsx';

/** The sources of our own that the editor offers, by their names. */
const ownSources: Readonly<Record<string, string>> = { 'HelloWorld.sol': firstSource, 'Attacker.sol': attackerSource };

const none: readonly CompilerMessage[] = [];

/** Shows the editor and the sources that it can be filled with. */
export function EditorPane({ editor }: { readonly editor: RefObject<EditorHandle | null> }) {
  const { t } = useTranslation();
  const { source, compilation } = useSandbox();
  const { data: library = {} } = useQuery(libraryQuery);
  const sources: Readonly<Record<string, string>> = { ...ownSources, ...library };
  const open = (path: string) => {
    const text = sources[path] ?? firstSource;
    if (text !== source) {
      setSource(text);
    }
  };
  const chosen = Object.keys(sources).find((path) => sources[path] === source) ?? '';
  return (
    <section className={classes.pane} aria-labelledby="contract-editor">
      <div className={classes.head}>
        <h2 id="contract-editor" className={`editor-title ${panel.heading}`}>
          {t('TITLE_CONTRACT_EDITOR')}
        </h2>
        <SelectField
          label={t('SANDBOX_OPEN_SOURCE')}
          field={plainField(chosen, open)}
          placeholder={t('SANDBOX_YOUR_SOURCE')}
          options={Object.keys(sources).map((path) => ({ value: path, text: path }))}
        />
      </div>
      <SolidityEditor
        ref={editor}
        value={source}
        onChange={setSource}
        messages={compilation.state === 'done' ? compilation.result.messages : none}
      />
    </section>
  );
}
