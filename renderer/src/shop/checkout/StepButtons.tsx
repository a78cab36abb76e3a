import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { WordedButton } from '../../ui/buttons/WordedButton.tsx';
import classes from './StepButtons.module.css';

interface StepButtonsProps {
  /** Goes back. Without it there is no such button. */
  readonly onBack?: (() => void) | undefined;
  readonly next?:
    | {
        /** Always English, because scripts look for it, e.g. `Proceed to review`. */
        readonly ariaLabel: string;
        /** The contract's class, e.g. `nextButton`. */
        readonly className: string;
        readonly disabled: boolean;
        readonly onClick: () => void;
      }
    | undefined;
}

/** Renders the buttons that lead back and on at the end of a checkout step (`.btn-return`, `.nextButton`). */
export function StepButtons({ onBack, next }: StepButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.buttons}>
      {onBack !== undefined && <BackButton size="md" onClick={onBack} />}
      {next !== undefined && (
        <WordedButton
          className={`btn ${next.className} ${classes.next}`}
          size="md"
          aria-label={next.ariaLabel}
          rightSection={<IconChevronRight size={20} stroke={1.5} aria-hidden />}
          disabled={next.disabled}
          onClick={next.onClick}
        >
          {t('LABEL_CONTINUE')}
        </WordedButton>
      )}
    </div>
  );
}

/** Renders only the button that leads back. */
export function BackButton(button: ButtonProps & { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      className="btn btn-return"
      variant="subtle"
      leftSection={<IconChevronLeft size={20} stroke={1.5} aria-hidden />}
      {...button}
    >
      {t('LABEL_BACK')}
    </Button>
  );
}
