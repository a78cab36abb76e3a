import { Group } from '@mantine/core';
import { IconCheck, IconSend, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WordedButton } from '../../../ui/buttons/WordedButton.tsx';
import { SubmitButton } from '../../../ui/forms/FormBox.tsx';
import classes from './Panel.module.css';
import { panelId, type Step, tabId } from './Tabs.tsx';
import type { Verdict } from './verdicts.ts';

interface PanelProps {
  readonly step: Step;
  readonly shown: boolean;
  /** The code, which scrolls. */
  readonly children: ReactNode;
  readonly verdict: ReactNode;
  readonly submitId: string;
  /** Text key of the submit button. */
  readonly submitLabel?: string;
  readonly outcome: Verdict['kind'];
  /** How complete the answer is, shown beside the button; already translated. */
  readonly note: ReactNode;
  readonly disabled: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

const icons = { undecided: IconSend, right: IconCheck, wrong: IconX, failed: IconSend } as const;

/** Renders a step of the dialog: code that scrolls, and below it the verdict and the buttons. Hidden steps keep their state. */
export function Panel(props: PanelProps) {
  const {
    step,
    shown,
    children,
    verdict,
    submitId,
    submitLabel = 'BTN_SUBMIT',
    outcome,
    note,
    disabled,
    onSubmit,
    onClose,
  } = props;
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
            {t(submitLabel)}
          </SubmitButton>
        </Group>
      </div>
    </div>
  );
}

/**
 * Renders the close button. Both steps use the id that scripts look for; the tutorial looks for the wrapper on the second (decision 24).
 */
export function CloseButton({ step, onClose }: { readonly step: Step; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const button = (
    <WordedButton
      id="findItCloseButton"
      className="close-dialog"
      variant="default"
      size="md"
      aria-label="Close Dialog"
      onClick={onClose}
    >
      {t('BTN_CLOSE')}
    </WordedButton>
  );
  return step === 'fix-it' ? <span id="fixItCloseButton">{button}</span> : button;
}
