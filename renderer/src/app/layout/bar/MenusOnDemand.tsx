import { type ComponentType, Suspense, useState } from 'react';
import { lazily } from '../../../lib/reach/load-code.ts';
import { AccountButton, accountButtonId } from '../account/AccountButton.tsx';
import { LanguageButton, languageButtonId } from '../language/LanguageButton.tsx';

/** The properties of a button in the bar whose menu has not loaded yet. */
interface WaitingButtonProps {
  readonly id: string;
  readonly 'aria-haspopup': 'menu' | 'dialog';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/** Shown from 960 px up; on narrower screens the side menu has these entries. */
export const AccountMenuOnDemand = onDemand(
  AccountButton,
  accountButtonId,
  'menu',
  async () => (await import('../account/AccountMenu.tsx')).AccountMenu,
);

export const LanguageMenuOnDemand = onDemand(
  LanguageButton,
  languageButtonId,
  'dialog',
  async () => (await import('../language/LanguageMenu.tsx')).LanguageMenu,
);

/**
 * Returns a button that fetches its menu when the visitor reaches for it. The loaded menu brings its own button and replaces this one.
 * Menus pull in much of the component library, which the first screen does without.
 */
function onDemand(
  Button: ComponentType<WaitingButtonProps>,
  id: string,
  popup: WaitingButtonProps['aria-haspopup'],
  load: () => Promise<ComponentType>,
) {
  const LoadedMenu = lazily(load);
  return function MenuOnDemand() {
    const [wanted, setWanted] = useState(false);
    // A failure is reported only when the menu is wanted.
    const fetchMenu = () => void load().catch(() => {});
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
