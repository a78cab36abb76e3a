import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { plainField } from '../../../../ui/fields/use-field.ts';
import type { CompilerMessage } from '../compiler/compile.ts';
import { libraryQuery } from '../library.ts';
import panel from '../Panel.module.css';
import { setSource, useSandbox } from '../store.ts';
import classes from './Editor.module.css';
import { firstSource } from './first-source.ts';
import { type EditorHandle, SolidityEditor } from './SolidityEditor.tsx';

const none: readonly CompilerMessage[] = [];

/** Shows the editor and the sources that it can be filled with. */
export function EditorPane({ editor }: { readonly editor: RefObject<EditorHandle | null> }) {
  const { t } = useTranslation();
  const { source, compilation } = useSandbox();
  const { data: library = {} } = useQuery(libraryQuery);
  const open = (path: string) => {
    const text = library[path] ?? firstSource;
    if (text !== source) {
      setSource(text);
    }
  };
  const chosen = Object.keys(library).find((path) => library[path] === source) ?? (source === firstSource ? 'new' : '');
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
          options={[
            { value: 'new', text: 'HelloWorld.sol' },
            ...Object.keys(library).map((path) => ({ value: path, text: path })),
          ]}
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
