import { type ComponentType, lazy, Suspense, useState } from 'react';
import { AccountButton, accountButtonId } from '../account/AccountButton.tsx';
import { LanguageButton, languageButtonId } from '../language/LanguageButton.tsx';

/** What a button in the bar takes while its menu is not loaded. */
interface WaitingButtonProps {
  readonly id: string;
  readonly 'aria-haspopup': 'menu' | 'dialog';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/** From 960 px up; below, the side menu has the entries. */
export const AccountMenuOnDemand = onDemand(AccountButton, accountButtonId, 'menu', async () => ({
  default: (await import('../account/AccountMenu.tsx')).AccountMenu,
}));

export const LanguageMenuOnDemand = onDemand(LanguageButton, languageButtonId, 'dialog', async () => ({
  default: (await import('../language/LanguageMenu.tsx')).LanguageMenu,
}));

/**
 * A button whose menu is fetched when somebody reaches for it, and which the loaded menu, button included, then takes the place of:
 * menus bring a good part of the component library along, which the first screen does without.
 */
function onDemand(
  Button: ComponentType<WaitingButtonProps>,
  id: string,
  popup: WaitingButtonProps['aria-haspopup'],
  load: () => Promise<{ default: ComponentType }>,
) {
  const LoadedMenu = lazy(load);
  return function MenuOnDemand() {
    const [wanted, setWanted] = useState(false);
    const fetchMenu = () => void load();
    const button = (
      <Button
        id={id}
        aria-haspopup={popup}
        aria-expanded={false}
        onClick={() => setWanted(true)}
        onPointerEnter={fetchMenu}
        onFocus={fetchMenu}
      />
    );
    return wanted ? (
      <Suspense fallback={button}>
        <LoadedMenu />
      </Suspense>
    ) : (
      button
    );
  };
}
