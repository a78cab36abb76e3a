import { Menu } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { logOut } from '../../../lib/account/logout.ts';
import { useWhoAmI } from '../../../lib/account/who-am-i.ts';
import { useSession } from '../../../lib/session.ts';
import classes from '../bar/Bar.module.css';
import { useOpenOnceLoaded } from '../bar/use-open-once-loaded.ts';
import { TargetLink } from '../TargetLink.tsx';
import { AccountButton, accountButtonId } from './AccountButton.tsx';
import { type AccountGroup, accountGroups } from './account-entries.ts';

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
  if (session.token === undefined) {
    return (
      <Menu.Item id="navbarLoginButton" aria-label="Go to login page" component={Link} to="/login">
        {t('TITLE_LOGIN')}
      </Menu.Item>
    );
  }
  return (
    <>
      <Menu.Item aria-label="Go to user profile" component="a" href="./profile">
        <span className={classes.email}>
          <bdi>{email ?? t('USER_PROFILE')}</bdi>
        </span>
      </Menu.Item>
      {session.user?.role === 'accounting' && (
        <Menu.Item aria-label="Go to accounting page" component={Link} to="/accounting">
          {t('ACCOUNTING')}
        </Menu.Item>
      )}
      {accountGroups.map((group) => (
        <SubMenu key={group.label} group={group} />
      ))}
      <Menu.Divider />
      <Menu.Item id="navbarLogoutButton" aria-label="Logout" onClick={() => logOut().then(() => navigate('/'))}>
        {t('TITLE_LOGOUT')}
      </Menu.Item>
    </>
  );
}

function SubMenu({ group }: { readonly group: AccountGroup }) {
  const { t } = useTranslation();
  return (
    <Menu.Sub position="left-start">
      <Menu.Sub.Target>
        <Menu.Sub.Item aria-label={group.ariaLabel}>{t(group.label)}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {group.entries.map(({ label, ariaLabel, divided, ...destination }) => (
          <Fragment key={label}>
            {divided === true && <Menu.Divider />}
            <Menu.Item aria-label={ariaLabel} component={TargetLink} destination={destination}>
              {t(label)}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}
