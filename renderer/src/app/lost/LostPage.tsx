import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import english from '../../../../resources/languages/en/interface.json?lost';
import { useApplicationName } from '../../lib/config.ts';
import { addEnglish } from '../../lib/i18n.ts';
import { rangeAddresses } from '../../lib/range-addresses.ts';
import { Logo } from '../layout/bar/Logo.tsx';
import classes from './LostPage.module.css';

// The page's English words come with it.
addEnglish(english);

/** Where visitors may have wanted to go. All are plain links, since the address has to become one of the shop's again. */
const ways = [
  { label: 'SECTION_CUSTOMER_FEEDBACK', href: './#/contact' },
  { label: 'TITLE_ABOUT', href: './#/about' },
  { label: 'LOST_TO_HELP', href: `./${rangeAddresses.help}` },
] as const;

/** Says that nothing lives at an address such as `/foo/bar`, and shows ways on (ui-shop.md 2.4). */
export function LostPage() {
  const { t } = useTranslation();
  const name = useApplicationName();
  const title = t('LOST_TITLE');
  useEffect(() => {
    document.title = `${title} - ${name}`;
  }, [title, name]);
  const helpPage = wantedHelpPage();
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <a href="./" className={classes.home} aria-label={name}>
          <Logo />
          <span>{name}</span>
        </a>
      </header>
      <main className={classes.sign}>
        <img src="assets/public/images/illustrations/empty-search.svg" alt="" width={200} height={200} />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>
          {t('LOST_TEXT')} <code className={classes.address}>{window.location.pathname}</code>
        </p>
        <div className={classes.buttons}>
          {helpPage !== undefined && (
            <Button component="a" href={`./${rangeAddresses.help}#${helpPage}`} size="md">
              {t('LOST_TO_HELP_PAGE')}
            </Button>
          )}
          <Button component="a" href="./" size="md" variant={helpPage === undefined ? 'filled' : 'default'}>
            {t('BACK_TO_PRODUCTS')}
          </Button>
        </div>
        <nav aria-label={t('LOST_WAYS')}>
          <ul className={classes.ways}>
            {ways.map(({ label, href }) => (
              <li key={label}>
                <a href={href}>{t(label)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </main>
    </div>
  );
}

/** Returns the help's page that an address such as `/help/quick-start` means. The help's own addresses have it behind the hash. */
function wantedHelpPage(): string | undefined {
  return /\/help\/([a-z][a-z0-9-]*)(?:\.html|\.md)?\/?$/.exec(window.location.pathname)?.[1];
}
