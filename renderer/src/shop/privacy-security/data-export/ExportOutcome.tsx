import { Button } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../../ui/states/FormMessage.tsx';
import classes from './DataExport.module.css';
import { saveExport, showExport } from './show-export.ts';
import type { FinishedExport } from './use-data-export.ts';

interface ExportOutcomeProps {
  readonly pending: boolean;
  readonly finished: FinishedExport | undefined;
}

/** What is going on with an export: that it is on its way, or that it is there, to be looked at again or kept. */
export function ExportOutcome({ pending, finished }: ExportOutcomeProps) {
  const { t } = useTranslation();
  return (
    <>
      <div role="status">
        {pending && (
          <div className={classes.progress}>
            {t('DATA_EXPORT_PREPARING')}
            <div role="progressbar" aria-label={t('DATA_EXPORT_PREPARING')} className={classes.bar} />
          </div>
        )}
      </div>
      <FormMessage
        tone="confirmation"
        text={finished && t(finished.opened ? 'DATA_EXPORT_READY' : 'DATA_EXPORT_BLOCKED')}
        action={
          finished && (
            <div className={classes.actions}>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconExternalLink size={16} stroke={1.5} aria-hidden />}
                onClick={() => showExport(finished.userData)}
              >
                {t('DATA_EXPORT_OPEN')}
              </Button>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
                onClick={() => saveExport(finished.userData)}
              >
                {t('DATA_EXPORT_SAVE')}
              </Button>
            </div>
          )
        }
      />
    </>
  );
}
