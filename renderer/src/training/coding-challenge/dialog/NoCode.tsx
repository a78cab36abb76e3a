import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import classes from './NoCode.module.css';
import { CloseButton } from './Panel.tsx';
import { failureOf } from './questions.ts';
import { panelId, type Step, tabId } from './Tabs.tsx';

interface NoCodeProps {
  readonly step: Step;
  /** Null while the code is loading. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Takes the place of the code: says that it is loading, or why it can't be loaded. */
export function NoCode({ step, error, onRetry, onClose }: NoCodeProps) {
  return (
    <div role="tabpanel" id={panelId(step)} aria-labelledby={tabId(step)} className={classes.panel}>
      {error === null ? <Loading /> : <Failure error={error} onRetry={onRetry} />}
      <Group justify="end" mt="auto">
        <CloseButton step={step} onClose={onClose} />
      </Group>
    </div>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Delayed>
      <pre className={classes.loading}>
        <code>{t('LOADING_CODE_SNIPPET')}</code>
      </pre>
    </Delayed>
  );
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const { message, mayPass } = failureOf(error);
  return (
    <div role="alert" className={classes.failure}>
      <p className={classes.title}>{t(mayPass ? message : 'NO_CODING_CHALLENGE')}</p>
      {!mayPass && <p className={classes.message}>{t(message)}</p>}
      {mayPass && (
        <Button variant="default" onClick={onRetry}>
          {t('BTN_RETRY')}
        </Button>
      )}
    </div>
  );
}
