import { IconChevronDown, IconLogout2 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../../lib/account/logout.ts';
import { useWhoAmI } from '../../../lib/account/who-am-i.ts';
import { useSession } from '../../../lib/session.ts';
import { type AccountGroup, accountGroups } from '../account/account-entries.ts';
import classes from './SideMenu.module.css';
import { SideMenuButton, SideMenuLink } from './SideMenuLink.tsx';

interface AccountSectionProps {
  readonly onClose: () => void;
}

/** Shows the side menu's account entries below 960 px, where the bar has no account button. */
export function AccountSection({ onClose }: AccountSectionProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { token, user } = useSession();
  const email = useWhoAmI()?.email;
  return (
    <div className={classes.small}>
      <h3 className={classes.heading}>{t('ACCOUNT')}</h3>
      {token === undefined ? (
        <SideMenuLink label="TITLE_LOGIN" ariaLabel="Go to login page" to="/login" onClose={onClose} />
      ) : (
        <>
          <SideMenuLink
            label="USER_PROFILE"
            text={email}
            ariaLabel="Go to user profile"
            href="./profile"
            onClose={onClose}
          />
          {user?.role === 'accounting' && (
            <SideMenuLink label="ACCOUNTING" ariaLabel="Go to accounting page" to="/accounting" onClose={onClose} />
          )}
          {accountGroups.map((group) => (
            <Expander key={group.label} group={group} onClose={onClose} />
          ))}
          <SideMenuButton
            label="TITLE_LOGOUT"
            ariaLabel="Logout"
            Icon={IconLogout2}
            onClick={() => {
              onClose();
              void logOut().then(() => navigate('/'));
            }}
          />
        </>
      )}
    </div>
  );
}

function Expander({ group, onClose }: AccountSectionProps & { readonly group: AccountGroup }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <SideMenuButton
        label={group.label}
        ariaLabel={group.ariaLabel}
        Icon={IconChevronDown}
        iconClass={classes.chevron}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      <div id={id} className={classes.nested} hidden={!open}>
        {group.entries.map((entry) => (
          <SideMenuLink key={entry.label} {...entry} onClose={onClose} />
        ))}
      </div>
    </>
  );
}
