import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session.ts';
import { Screen } from '../../ui/screen/Screen.tsx';
import { memoriesQuery } from './memories.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import { ShareForm } from './ShareForm.tsx';

/** Customers' photos, and for whoever is logged in a way to add one: `/#/photo-wall` (ui-shop.md 5.32). */
export function PhotoWallScreen() {
  const { t } = useTranslation();
  const loggedIn = useSession((session) => session.token !== undefined);
  const photosPending = useQuery(memoriesQuery).isPending;
  return (
    <app-photo-wall>
      <Screen title={t('LABEL_PHOTO_WALL')} lead={t('PHOTO_WALL_LEAD')} width="wide">
        <PhotoGrid />
        {/* Not before the photos are there: they would push it down. */}
        {loggedIn && !photosPending && <ShareForm />}
      </Screen>
    </app-photo-wall>
  );
}
