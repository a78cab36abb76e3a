import { Menu } from '@mantine/core';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../../lib/account/logout.ts';
import { useWhoAmI } from '../../../lib/account/who-am-i.ts';
import { useSession } from '../../../lib/session.ts';
import { RouteButton } from '../../../ui/buttons/RouteButton.tsx';
import classes from '../bar/Bar.module.css';
import { useOpenOnceLoaded } from '../bar/use-open-once-loaded.ts';
import { AccountButton, accountButtonId } from './AccountButton.tsx';
import { type AccountGroup, accountGroups } from './account-entries.ts';
import { DestinationButton } from './DestinationButton.tsx';

/** Renders the account button with its menus, which start open (ui-learning.md 7.2). `AccountMenuOnDemand` loads it. */
export function AccountMenu() {
  const [open, setOpen] = useOpenOnceLoaded(accountButtonId);
  return (
    <Menu
      id={accountButtonId}
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      // Like the bar, the menu stays put when the page is scrolled.
      floatingStrategy="fixed"
      width={248}
      offset={18}
    >
      <Menu.Target>
        <AccountButton />
      </Menu.Target>
      <Menu.Dropdown>
        <AccountItems />
      </Menu.Dropdown>
    </Menu>
  );
}

function AccountItems() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  const email = useWhoAmI()?.email;
  const words = useId();
  if (session.token === undefined) {
    return (
      <Menu.Item
        id="navbarLoginButton"
        aria-label="Go to login page"
        aria-labelledby={words}
        component={RouteButton}
        to="/login"
      >
        <span id={words}>{t('TITLE_LOGIN')}</span>
      </Menu.Item>
    );
  }
  return (
    <>
      <Menu.Item
        aria-label="Go to user profile"
        aria-labelledby={`${words}-profile`}
        component={DestinationButton}
        destination={{ href: './profile' }}
      >
        <span id={`${words}-profile`} className={classes.email}>
          <bdi>{email ?? t('USER_PROFILE')}</bdi>
        </span>
      </Menu.Item>
      {session.user?.role === 'accounting' && (
        <Menu.Item
          aria-label="Go to accounting page"
          aria-labelledby={`${words}-accounting`}
          component={RouteButton}
          to="/accounting"
        >
          <span id={`${words}-accounting`}>{t('ACCOUNTING')}</span>
        </Menu.Item>
      )}
      {accountGroups.map((group) => (
        <SubMenu key={group.label} group={group} />
      ))}
      <Menu.Divider />
      <Menu.Item
        id="navbarLogoutButton"
        aria-label="Logout"
        aria-labelledby={`${words}-logout`}
        onClick={() => logOut().then(() => navigate('/'))}
      >
        <span id={`${words}-logout`}>{t('TITLE_LOGOUT')}</span>
      </Menu.Item>
    </>
  );
}

function SubMenu({ group }: { readonly group: AccountGroup }) {
  const { t } = useTranslation();
  const words = useId();
  return (
    <Menu.Sub position="left-start">
      <Menu.Sub.Target>
        <Menu.Sub.Item aria-label={group.ariaLabel} aria-labelledby={words}>
          <span id={words}>{t(group.label)}</span>
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {group.entries.map(({ label, ariaLabel, divided, ...destination }) => (
          <Fragment key={label}>
            {divided === true && <Menu.Divider />}
            <Menu.Item
              aria-label={ariaLabel}
              aria-labelledby={`${words}-${label}`}
              component={DestinationButton}
              destination={destination}
            >
              <span id={`${words}-${label}`}>{t(label)}</span>
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}
