import { Drawer } from '@mantine/core';
import { IconSchool, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { scoreBoardFoundQuery } from '../../../lib/challenges.ts';
import { useApplicationName, useConfiguration } from '../../../lib/config.ts';
import { useSession } from '../../../lib/session.ts';
import { useOpenedLater } from '../../../lib/use-opened-later.ts';
import { startTutorial } from '../../../training/tutorials/running.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import type { AccountEntry } from '../account/account-entries.ts';
import { AccountSection } from './AccountSection.tsx';
import { AppVersion } from './AppVersion.tsx';
import { ColorSchemeChoice } from './ColorSchemeChoice.tsx';
import classes from './SideMenu.module.css';
import { SideMenuButton, SideMenuLink } from './SideMenuLink.tsx';

export interface SideMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Renders the menu on the left, with entries and names in the contract's order (ui-learning.md 8). Back and every route close it. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const shown = useOpenedLater(open);
  useBackCloses(shown, onClose);
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

/** An entry for everyone, or only for customers who are logged in. */
type ShopEntry = AccountEntry & { readonly forCustomers?: true };

const contactEntries: readonly ShopEntry[] = [
  { label: 'SECTION_CUSTOMER_FEEDBACK', ariaLabel: 'Go to contact us page', to: '/contact' },
  { label: 'NAV_COMPLAIN', ariaLabel: 'Go to complain page', to: '/complain', forCustomers: true },
  { label: 'SECTION_SUPPORT_CHAT', ariaLabel: 'Go to chatbot page', to: '/chatbot', forCustomers: true },
];

const companyEntries: readonly ShopEntry[] = [
  { label: 'TITLE_ABOUT', ariaLabel: 'Go to about us page', to: '/about' },
  { label: 'LABEL_PHOTO_WALL', ariaLabel: 'Go to photo wall', to: '/photo-wall' },
  {
    label: 'LABEL_DELUXE_MEMBERSHIP',
    ariaLabel: 'Go to deluxe membership page',
    to: '/deluxe-membership',
    forCustomers: true,
  },
];

const scoreBoardEntry = { label: 'TITLE_SCORE_BOARD', ariaLabel: 'Open score-board', to: '/score-board' };

const gitHubEntry = {
  label: 'GitHub',
  ariaLabel: 'Go to OWASP Juice Shop GitHub page',
  href: './redirect?to=https://github.com/juice-shop/juice-shop',
};

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
  const linksTo = (entries: readonly ShopEntry[]) =>
    entries
      .filter(({ forCustomers }) => loggedIn || forCustomers !== true)
      .map((entry) => <SideMenuLink key={entry.label} {...entry} onClose={onClose} />);
  return (
    <>
      <h3 className={classes.heading}>{t('TITLE_CONTACT')}</h3>
      {linksTo(contactEntries)}
      <h3 className={classes.heading}>{t('COMPANY')}</h3>
      {linksTo(companyEntries)}
      {(found || offersTutorial || showGitHub) && <hr className={classes.divider} />}
      {found && <SideMenuLink {...scoreBoardEntry} onClose={onClose} />}
      {offersTutorial && (
        <SideMenuButton
          label="BTN_GETTING_STARTED"
          ariaLabel="Launch beginners tutorial"
          Icon={IconSchool}
          onClick={() => {
            onClose();
            startTutorial('Score Board', 'button');
          }}
        />
      )}
      {showGitHub && <SideMenuLink {...gitHubEntry} onClose={onClose} />}
    </>
  );
}
