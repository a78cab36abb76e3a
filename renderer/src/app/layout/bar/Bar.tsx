import { IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApplicationName } from '../../../lib/config.ts';
import { loadSideMenu } from '../side-menu/SideMenuOnDemand.tsx';
import classes from './Bar.module.css';
import { BasketButton } from './BasketButton.tsx';
import { Logo } from './Logo.tsx';
import { AccountMenuOnDemand, LanguageMenuOnDemand } from './MenusOnDemand.tsx';
import { RangeButton } from './RangeButton.tsx';
import { SearchField } from './SearchField.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

interface BarProps {
  readonly sideMenuOpen: boolean;
  readonly onToggleSideMenu: () => void;
}

/** Renders the bar, with elements and names in the contract's order (ui-learning.md 7.1). */
export function Bar({ sideMenuOpen, onToggleSideMenu }: BarProps) {
  const { t } = useTranslation();
  const name = useApplicationName();
  return (
    <app-navbar className={classes.bar}>
      <header className={classes.inner}>
        <button
          type="button"
          className={classes.control}
          aria-label="Open Sidenav"
          aria-expanded={sideMenuOpen}
          title={t('SIDENAV_HINT')}
          onClick={onToggleSideMenu}
          onPointerEnter={loadSideMenu}
          onFocus={loadSideMenu}
        >
          <IconMenu2 stroke={1.5} aria-hidden />
        </button>
        <Link to="/search" className={`buttons ${classes.home}`} aria-label="Back to homepage">
          <div id="homeButton" className={classes.homeInner}>
            <Logo />
            <span className={classes.name}>{name}</span>
          </div>
        </Link>
        <div className={`fill-remaining-space ${classes.space}`} />
        <div id="product-search-fixture" />
        <SearchField />
        <nav className={classes.controls} aria-label={t('ACCOUNT_AND_BASKET')}>
          <AccountMenuOnDemand />
          <BasketButton />
          <LanguageMenuOnDemand />
          <ThemeToggle />
          <RangeButton />
        </nav>
      </header>
      <div className={classes.awning} aria-hidden="true" />
    </app-navbar>
  );
}
