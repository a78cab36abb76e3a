import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './Accounts.module.css';

/** What the server said against a form, above it; always in the document so that screen readers notice it coming. */
export function RefusalMessage({ text }: { readonly text: string | undefined }) {
  return (
    <div className={`error ${classes.error}`} role="alert">
      {text !== undefined && text !== '' && (
        <>
          <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
          <span>{text}</span>
        </>
      )}
    </div>
  );
}
