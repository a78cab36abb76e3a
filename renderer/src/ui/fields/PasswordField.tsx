import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Fields.module.css';
import { passwordLength } from './password-rules.ts';
import { TextField, type TextFieldProps, verbatim } from './TextField.tsx';

/** Renders a password field with a button that shows the password (ui-shop.md 5.6). */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'action'>) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...verbatim}
      errorText={(key) => t(key, { length: passwordLength })}
      {...props}
      type={visible ? 'text' : 'password'}
      action={
        <button
          type="button"
          className={classes.action}
          aria-label={visible ? 'Button to hide the password' : 'Button to display the password'}
          title={t(visible ? 'HIDE_PWD_TOOLTIP' : 'SHOW_PWD_TOOLTIP')}
          onClick={() => setVisible(!visible)}
        >
          {visible ? (
            <IconEyeOff size={20} stroke={1.5} aria-label="Eye Slash" />
          ) : (
            <IconEye size={20} stroke={1.5} aria-label="Eye" />
          )}
        </button>
      }
    />
  );
}
