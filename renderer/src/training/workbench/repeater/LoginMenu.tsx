import { Menu } from '@mantine/core';
import { IconChevronDown, IconKey } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session.ts';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import controls from '../../controls.module.css';
import { withLogin, withoutLogin } from '../model/follow.ts';
import { useLogins } from '../store/logins.ts';
import { changeTab, type RepeaterTab } from '../store/repeater.ts';
import { LoginDialog } from './LoginDialog.tsx';

/** Puts the token of a user into the request: of one who is known here, of the shop's own page, or of one who logs in for it. */
export function LoginMenu({ tab }: { readonly tab: RepeaterTab }) {
  const { t } = useTranslation();
  const { logins } = useLogins();
  const session = useSession();
  const [asks, setAsks] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const change = (text: string) => changeTab(tab.id, { draft: { ...tab.draft, text } });
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <button ref={opener} type="button" data-repeater="login" className={controls.control}>
            <IconKey size={18} stroke={1.5} aria-hidden />
            {t('REPEATER_LOG_IN_AS')}
            <IconChevronDown size={16} stroke={1.5} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown {...rangeSkin}>
          {logins.map(({ email, token }) => (
            <Menu.Item key={email} onClick={() => change(withLogin(tab.draft.text, token))}>
              <bdi>{email}</bdi>
            </Menu.Item>
          ))}
          {session.token !== undefined && (
            <Menu.Item onClick={() => change(withLogin(tab.draft.text, session.token ?? ''))}>
              {t('REPEATER_PAGE_USER', { email: session.user?.email ?? '?' })}
            </Menu.Item>
          )}
          <Menu.Item onClick={() => setAsks(true)}>{t('REPEATER_OTHER_USER')}</Menu.Item>
          <Menu.Divider />
          <Menu.Item onClick={() => change(withoutLogin(tab.draft.text))}>{t('REPEATER_NOBODY')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <LoginDialog
        opened={asks}
        opener={opener}
        onClose={() => setAsks(false)}
        onLogin={({ token }) => change(withLogin(tab.draft.text, token))}
      />
    </>
  );
}
