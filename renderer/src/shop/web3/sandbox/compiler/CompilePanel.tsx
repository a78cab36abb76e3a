import { Button } from '@mantine/core';
import { IconHammer, IconPlayerStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type SolcVersion, solcVersions } from '../../../../../../shared/api/compilers.ts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { plainField } from '../../../../ui/fields/use-field.ts';
import panel from '../Panel.module.css';
import { useSandbox } from '../store.ts';
import { compileSource } from './compile-source.ts';

/** Every version that the contract lists (ui-learning.md 12.6), the default first. Versions that the shop doesn't include are shown too. */
const all = ['0.8.21', '0.8.9', '0.7.6', '0.6.12', '0.5.17', '0.4.26', '0.3.6', '0.2.2', '0.1.7'] as const;

const compilerVersions = all.map((version) => ({
  version,
  isHere: solcVersions.some((here) => here === version),
}));

/** Tells whether this version can be used. */
function isSolcVersion(text: string): text is SolcVersion {
  return solcVersions.some((version) => version === text);
}

/** Lets the learner choose a compiler and start it. */
export function CompilePanel() {
  const { t } = useTranslation();
  const { version, compilation } = useSandbox();
  const isRunning = compilation.state === 'running';
  return (
    <section className={panel.panel} aria-label={t('BTN_COMPILE_CONTRACT')}>
      <SelectField
        label={t('LABEL_SELECT_COMPILER_VERSION')}
        field={plainField(version, (text) => isSolcVersion(text) && useSandbox.setState({ version: text }))}
        placeholder={t('LABEL_SELECT_COMPILER_VERSION')}
        options={compilerVersions.map((one) => ({
          value: one.version,
          text: one.isHere ? one.version : t('COMPILER_NOT_HERE', { version: one.version }),
          disabled: !one.isHere,
        }))}
      />
      <div className={panel.buttons}>
        <Button
          leftSection={<IconHammer size={18} stroke={1.5} aria-hidden />}
          loading={isRunning}
          onClick={() => compileSource(t)}
        >
          {t('BTN_COMPILE_CONTRACT')}
        </Button>
        {compilation.state === 'running' && (
          <Button
            variant="default"
            leftSection={<IconPlayerStop size={18} stroke={1.5} aria-hidden />}
            onClick={() => compilation.stop.abort()}
          >
            {t('BTN_STOP')}
          </Button>
        )}
      </div>
      <p role="status" className={panel.note}>
        {compilation.state === 'running' &&
          t(compilation.isLoaded ? 'COMPILER_RUNNING' : 'COMPILER_LOADING', { version })}
      </p>
    </section>
  );
}
