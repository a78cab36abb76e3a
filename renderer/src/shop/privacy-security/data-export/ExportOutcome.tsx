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

const ways = [
  { text: 'DATA_EXPORT_OPEN', Icon: IconExternalLink, take: showExport },
  { text: 'DATA_EXPORT_SAVE', Icon: IconDownload, take: saveExport },
] as const;

/** Shows the state of an export: that it is on its way, or that it has arrived and can be viewed again or saved. */
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
              {ways.map(({ text, Icon, take }) => (
                <Button
                  key={text}
                  variant="default"
                  size="xs"
                  leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
                  onClick={() => take(finished.userData)}
                >
                  {t(text)}
                </Button>
              ))}
            </div>
          )
        }
      />
    </>
  );
}
