import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scoreBoardFoundQuery } from '../../../lib/challenges.ts';
import { useApplicationName, useConfiguration } from '../../../lib/config.ts';
import { useSession } from '../../../lib/session.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { AccountSection } from './AccountSection.tsx';
import { AppVersion } from './AppVersion.tsx';
import { ColorSchemeChoice } from './ColorSchemeChoice.tsx';
import classes from './SideMenu.module.css';
import { SideMenuLink } from './SideMenuLink.tsx';
import { TutorialEntry } from './TutorialEntry.tsx';

interface SideMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The menu from the left, entries and names in the contract's order (ui-learning.md 8). Every link closes it. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  // The drawer remembers whom to give the focus back to when it opens, not when it comes into being.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(open), [open]);
  const { t } = useTranslation();
  const name = useApplicationName();
  return (
    <Drawer.Root
      opened={shown}
      onClose={onClose}
      size={280}
      transitionProps={{ duration: 180 }}
      withinPortal={false}
      classNames={{ content: classes.content }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('MAIN_MENU')}>
        <div className={classes.head}>
          <Mark />
          <h2 className={classes.title}>{name}</h2>
          <button
            type="button"
            className={classes.close}
            aria-label={t('CLOSE_MAIN_MENU')}
            onClick={onClose}
            data-autofocus
          >
            <IconX size={20} stroke={1.5} aria-hidden />
          </button>
        </div>
        <nav className={classes.list} aria-label={t('MAIN_MENU')}>
          <AccountSection onClose={onClose} />
          <ShopSections onClose={onClose} />
        </nav>
        <div className={classes.foot}>
          <ColorSchemeChoice />
          <AppVersion />
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function ShopSections({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const loggedIn = useSession((session) => session.token !== undefined);
  const found = useQuery(scoreBoardFoundQuery).data === true;
  const configuration = useConfiguration();
  const showGitHub = configuration?.application.showGitHubLinks === true;
  const offersTutorial =
    !found &&
    configuration?.hackingInstructor.isEnabled === true &&
    configuration.application.welcomeBanner.showOnFirstStart;
  const link = { onClose };
  return (
    <>
      <h3 className={classes.heading}>{t('TITLE_CONTACT')}</h3>
      <SideMenuLink
        {...link}
        label="SECTION_CUSTOMER_FEEDBACK"
        ariaLabel="Go to contact us page"
        target={{ to: '/contact' }}
      />
      {loggedIn && (
        <>
          <SideMenuLink {...link} label="NAV_COMPLAIN" ariaLabel="Go to complain page" target={{ to: '/complain' }} />
          <SideMenuLink
            {...link}
            label="SECTION_SUPPORT_CHAT"
            ariaLabel="Go to chatbot page"
            target={{ to: '/chatbot' }}
          />
        </>
      )}
      <h3 className={classes.heading}>{t('COMPANY')}</h3>
      <SideMenuLink {...link} label="TITLE_ABOUT" ariaLabel="Go to about us page" target={{ to: '/about' }} />
      <SideMenuLink {...link} label="LABEL_PHOTO_WALL" ariaLabel="Go to photo wall" target={{ to: '/photo-wall' }} />
      {loggedIn && (
        <SideMenuLink
          {...link}
          label="LABEL_DELUXE_MEMBERSHIP"
          ariaLabel="Go to deluxe membership page"
          target={{ to: '/deluxe-membership' }}
        />
      )}
      {(found || offersTutorial || showGitHub) && <hr className={classes.divider} />}
      {found && (
        <SideMenuLink
          {...link}
          label="TITLE_SCORE_BOARD"
          ariaLabel="Open score-board"
          target={{ to: '/score-board' }}
        />
      )}
      {offersTutorial && <TutorialEntry onClose={onClose} />}
      {showGitHub && (
        <SideMenuLink
          {...link}
          label="GitHub"
          ariaLabel="Go to OWASP Juice Shop GitHub page"
          target={{ href: './redirect?to=https://github.com/juice-shop/juice-shop' }}
        />
      )}
    </>
  );
}
