import { useApplicationName, useConfiguration } from '../../../lib/config.ts';
import { ownAddress } from './PolicyText.tsx';

/** Whom to ask about all this. */
export function PolicyContact() {
  const name = useApplicationName();
  const address = useConfiguration()?.application.privacyContactEmail ?? `donotreply@${window.location.hostname}`;
  return (
    <>
      <h2>Contact</h2>
      <p>Do you have a question about your privacy? Write to us, we read everything:</p>
      <address>
        {name}
        <br />
        {ownAddress()}
        <br />
        <a href={`mailto:${address}`}>{address}</a>
      </address>
    </>
  );
}
