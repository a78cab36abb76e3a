import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Bar.module.css';

/** Switches between light and dark and remembers the choice. Until the first press the page follows the system (decision 26). */
export function ThemeToggle() {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const label = t(scheme === 'dark' ? 'SWITCH_TO_LIGHT' : 'SWITCH_TO_DARK');
  return (
    <button
      type="button"
      className={`${classes.control} ${classes.wide}`}
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
    >
      {scheme === 'dark' ? <IconSun stroke={1.5} aria-hidden /> : <IconMoon stroke={1.5} aria-hidden />}
    </button>
  );
}
