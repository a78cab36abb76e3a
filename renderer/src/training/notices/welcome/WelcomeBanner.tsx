import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Configuration } from '../../../lib/config.ts';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import classes from './WelcomeBanner.module.css';

interface WelcomeBannerProps {
  readonly banner: Configuration['application']['welcomeBanner'];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** As in the product dialog: the level of the heading is the contract's, the property is unknown to the library's type. */
const asFirstHeading = { component: 'h1' } as const;

/** Says what this place is. However it is closed, it does not come back (ui-learning.md 6.1). */
export function WelcomeBanner({ banner, opened, onClose }: WelcomeBannerProps) {
  const { t } = useTranslation();
  const message = useCleanMarkup(banner.message, opened);
  return (
    <Modal
      {...rangeSkin}
      opened={opened && message !== undefined}
      onClose={onClose}
      withCloseButton={false}
      size="max(35%, 28rem)"
      centered={false}
      yOffset={50}
      padding="xl"
    >
      <app-welcome-banner>
        <Modal.Title className={classes.title} {...asFirstHeading}>
          {banner.title}
        </Modal.Title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an operator's markup, cleaned */}
        <div className={`text-justify ${classes.message}`} dangerouslySetInnerHTML={{ __html: message ?? '' }} />
        <div className={`button-footer ${classes.buttons}`}>
          <Button className="close-dialog" size="md" aria-label="Close Welcome Banner" data-autofocus onClick={onClose}>
            {t('BTN_DISMISS')}
          </Button>
        </div>
      </app-welcome-banner>
    </Modal>
  );
}

/** The markup without anything that runs; undefined until the cleaner is loaded, which only a first visit needs. */
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
