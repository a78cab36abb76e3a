import { Button, Group, Modal } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Configuration } from '../../../lib/config.ts';
import { WordedButton } from '../../../ui/buttons/WordedButton.tsx';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import { MatDialogContainer } from '../../../ui/script-layer/MatDialogContainer.tsx';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import { useGreeting } from './use-greeting.ts';
import { useRouteCloses } from './use-route-closes.ts';
import classes from './WelcomeBanner.module.css';

interface WelcomeBannerProps {
  readonly application: Configuration['application'];
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Closes the banner and starts the first tutorial; undefined if there are no tutorials. */
  readonly onStart: (() => void) | undefined;
  /** Whether the tutorial is the only way out, in a range that begins with the tutorials. */
  readonly onlyStart: boolean;
}

/** As in the product dialog, the contract sets the level of the heading, but the library's type doesn't know this property. */
const asFirstHeading = { component: 'h1' } as const;

/** Explains what this place is and where to begin. However it is closed, it doesn't come back (ui-learning.md 6.1). */
export function WelcomeBanner({ application, opened, onClose, onStart, onlyStart }: WelcomeBannerProps) {
  const { t } = useTranslation();
  const greeting = useGreeting(application);
  const message = useCleanMarkup(greeting.message, opened);
  const shown = opened && message !== undefined;
  // Where the tutorial is the only way out, Back and other addresses are none either.
  useBackCloses(shown && !onlyStart, onClose);
  useRouteCloses(shown && !onlyStart, onClose);
  return (
    <Modal
      {...rangeSkin}
      opened={shown}
      onClose={onClose}
      withCloseButton={false}
      closeOnEscape={!onlyStart}
      closeOnClickOutside={!onlyStart}
      size="max(35%, 28rem)"
      centered={false}
      yOffset={50}
      padding="xl"
    >
      <MatDialogContainer>
        <app-welcome-banner>
          <Modal.Title className={classes.title} {...asFirstHeading}>
            {greeting.title}
          </Modal.Title>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an operator's markup, sanitised */}
          <div className={`text-justify ${classes.message}`} dangerouslySetInnerHTML={{ __html: message ?? '' }} />
          <Group gap={8} justify="flex-end" mt={24} className={`button-footer ${classes.buttons}`}>
            {onStart !== undefined && (
              <Button
                size="md"
                color="accent"
                leftSection={<IconSchool size={20} stroke={1.5} aria-hidden />}
                title={t('SCORE_BOARD_HACKING_INSTRUCTOR')}
                data-autofocus={onlyStart || undefined}
                onClick={onStart}
              >
                {t('BTN_GETTING_STARTED')}
              </Button>
            )}
            {!onlyStart && (
              <WordedButton
                className="close-dialog"
                size="md"
                aria-label="Close Welcome Banner"
                data-autofocus
                onClick={onClose}
              >
                {t('BTN_DISMISS')}
              </WordedButton>
            )}
          </Group>
        </app-welcome-banner>
      </MatDialogContainer>
    </Modal>
  );
}

/** Returns the markup without anything that could run. Undefined until the sanitiser is loaded, which only a first visit needs. */
function useCleanMarkup(markup: string, needed: boolean): string | undefined {
  const cleaned = useQuery({
    queryKey: ['clean-markup', markup],
    queryFn: async () => {
      const { default: purify } = await import('dompurify');
      return purify.sanitize(markup, { ADD_ATTR: ['target'] });
    },
    enabled: needed,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return cleaned.data;
}
