import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session.ts';
import { Screen } from '../../ui/screen/Screen.tsx';
import { memoriesQuery } from './memories.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import { ShareForm } from './ShareForm.tsx';

/** Shows customers' photos and, for logged-in customers, a form to add one: `/#/photo-wall` (ui-shop.md 5.32). */
export function PhotoWallScreen() {
  const { t } = useTranslation();
  const loggedIn = useSession((session) => session.token !== undefined);
  const photosPending = useQuery(memoriesQuery).isPending;
  return (
    <app-photo-wall>
      <Screen title={t('LABEL_PHOTO_WALL')} lead={t('PHOTO_WALL_LEAD')} kind="wide">
        <PhotoGrid />
        {/* The form appears only after the photos, because they would push it down. */}
        {loggedIn && !photosPending && <ShareForm />}
      </Screen>
    </app-photo-wall>
  );
}
