import { IconMenu2 } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplicationName } from '../../../lib/config.ts';
import { RouteButton } from '../../../ui/buttons/RouteButton.tsx';
import { MatIcon } from '../../../ui/script-layer/MatIcon.tsx';
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

/** Renders the bar, with elements and labels in the contract's order (ui-learning.md 7.1). What has words is named by them. */
export function Bar({ sideMenuOpen, onToggleSideMenu }: BarProps) {
  const { t } = useTranslation();
  const name = useApplicationName();
  const nameId = useId();
  return (
    <app-navbar className={classes.bar}>
      <header>
        <mat-toolbar className={`mat-toolbar ${classes.inner}`}>
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
            <MatIcon>
              <IconMenu2 stroke={1.5} />
            </MatIcon>
          </button>
          <RouteButton
            to="/search"
            className={`buttons ${classes.home}`}
            aria-label="Back to homepage"
            aria-labelledby={nameId}
          >
            <div id="homeButton" className={classes.homeInner}>
              <Logo />
              <span id={nameId} className={classes.name}>
                {name}
              </span>
            </div>
          </RouteButton>
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
        </mat-toolbar>
      </header>
      <div className={classes.awning} aria-hidden="true" />
    </app-navbar>
  );
}
