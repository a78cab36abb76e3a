import { Button, Group } from '@mantine/core';
import { IconCheck, IconSend, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../ui/forms/FormBox.tsx';
import classes from './Panel.module.css';
import { panelId, type Step, tabId } from './Tabs.tsx';
import type { Verdict } from './verdicts.ts';

interface PanelProps {
  readonly step: Step;
  readonly shown: boolean;
  /** What scrolls: the code. */
  readonly children: ReactNode;
  readonly verdict: ReactNode;
  readonly submitId: string;
  readonly outcome: Verdict['kind'];
  /** How far the answer is, beside the button; already translated. */
  readonly note: ReactNode;
  readonly disabled: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

const icons = { undecided: IconSend, right: IconCheck, wrong: IconX, failed: IconSend } as const;

/** A step of the dialog: code that scrolls, and below it what became of the answer, and the buttons. Hidden steps keep what was chosen. */
export function Panel(props: PanelProps) {
  const { step, shown, children, verdict, submitId, outcome, note, disabled, onSubmit, onClose } = props;
  const { t } = useTranslation();
  const Icon = icons[outcome];
  return (
    <div role="tabpanel" id={panelId(step)} aria-labelledby={tabId(step)} hidden={!shown} className={classes.panel}>
      <div className={classes.scroll}>{children}</div>
      <div className={classes.foot}>
        {verdict}
        <Group justify="end" gap={8}>
          <span className={classes.note}>{note}</span>
          <CloseButton step={step} onClose={onClose} />
          <SubmitButton
            id={submitId}
            size="md"
            disabled={disabled}
            rightSection={<Icon size={18} stroke={1.75} aria-hidden />}
            onSubmit={onSubmit}
          >
            {t('BTN_SUBMIT')}
          </SubmitButton>
        </Group>
      </div>
    </div>
  );
}

/** One id on both steps, as scripts know it; the tutorial looks for the wrapper on the second (decision 24). */
export function CloseButton({ step, onClose }: { readonly step: Step; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const button = (
    <Button
      id="findItCloseButton"
      className="close-dialog"
      variant="default"
      size="md"
      aria-label="Close Dialog"
      onClick={onClose}
    >
      {t('BTN_CLOSE')}
    </Button>
  );
  return step === 'fix-it' ? <span id="fixItCloseButton">{button}</span> : button;
}
