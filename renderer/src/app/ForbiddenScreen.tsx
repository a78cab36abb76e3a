import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

/** The error page `403` (ui-shop.md 5.38): shown by guards with a key of their own, or at its route with the one in the address. */
export function ForbiddenScreen({ error }: { readonly error?: string }) {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const key = error ?? parameters.get('error') ?? '';
  return (
    <app-error-page>
      <h1>403</h1>
      <p>{key === '' ? '' : t(key)}</p>
    </app-error-page>
  );
}
