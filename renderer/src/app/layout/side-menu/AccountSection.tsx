import { IconChevronDown, IconLogout2 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../../lib/logout.ts';
import { useSession } from '../../../lib/session.ts';
import { useWhoAmI } from '../../../lib/who-am-i.ts';
import { type AccountGroup, accountGroups } from '../account/account-entries.ts';
import classes from './SideMenu.module.css';
import { SideMenuLink } from './SideMenuLink.tsx';

interface AccountSectionProps {
  readonly onClose: () => void;
}

/** The account entries of the side menu, below 960 px, where the bar has no account button. */
export function AccountSection({ onClose }: AccountSectionProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { token, user } = useSession();
  const email = useWhoAmI()?.email;
  if (token === undefined) {
    return (
      <div className={classes.small}>
        <h3 className={classes.heading}>{t('ACCOUNT')}</h3>
        <SideMenuLink label="TITLE_LOGIN" ariaLabel="Go to login page" target={{ to: '/login' }} onClose={onClose} />
      </div>
    );
  }
  return (
    <div className={classes.small}>
      <h3 className={classes.heading}>{t('ACCOUNT')}</h3>
      <SideMenuLink
        label="USER_PROFILE"
        text={email}
        ariaLabel="Go to user profile"
        target={{ href: './profile' }}
        onClose={onClose}
      />
      {user?.role === 'accounting' && (
        <SideMenuLink
          label="ACCOUNTING"
          ariaLabel="Go to accounting page"
          target={{ to: '/accounting' }}
          onClose={onClose}
        />
      )}
      {accountGroups.map((group) => (
        <Expander key={group.label} group={group} onClose={onClose} />
      ))}
      <button
        type="button"
        className={classes.link}
        aria-label="Logout"
        onClick={() => {
          onClose();
          logOut().then(() => navigate('/'));
        }}
      >
        <IconLogout2 size={20} stroke={1.5} aria-hidden />
        <span className={classes.label}>{t('TITLE_LOGOUT')}</span>
      </button>
    </div>
  );
}

function Expander({ group, onClose }: AccountSectionProps & { readonly group: AccountGroup }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={classes.link}
        aria-label={group.ariaLabel}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconChevronDown size={20} stroke={1.5} className={classes.chevron} aria-hidden />
        <span className={classes.label}>{t(group.label)}</span>
      </button>
      <div id={id} className={classes.nested} hidden={!open}>
        {group.entries.map((entry) => (
          <SideMenuLink key={entry.label} {...entry} onClose={onClose} />
        ))}
      </div>
    </>
  );
}
