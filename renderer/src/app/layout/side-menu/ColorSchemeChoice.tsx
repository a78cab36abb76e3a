import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './SideMenu.module.css';

const choices = [
  { scheme: 'auto', label: 'SCHEME_SYSTEM', Icon: IconDeviceDesktop },
  { scheme: 'light', label: 'SCHEME_LIGHT', Icon: IconSun },
  { scheme: 'dark', label: 'SCHEME_DARK', Icon: IconMoon },
] as const satisfies readonly { scheme: MantineColorScheme; label: string; Icon: unknown }[];

/** Offers a choice of light, dark or the system's setting. */
export function ColorSchemeChoice() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const name = useId();
  return (
    <fieldset className={classes.schemes}>
      <legend className={classes.heading}>{t('SCHEME')}</legend>
      {choices.map(({ scheme, label, Icon }) => (
        <label key={scheme} className={classes.scheme}>
          <input type="radio" name={name} checked={colorScheme === scheme} onChange={() => setColorScheme(scheme)} />
          <Icon size={18} stroke={1.5} aria-hidden />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}
