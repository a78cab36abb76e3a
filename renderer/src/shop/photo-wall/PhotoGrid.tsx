import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Memory } from '../../../../shared/api/memories.ts';
import { Delayed } from '../../ui/states/Delayed.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Queried } from '../../ui/states/Queried.tsx';
import { memoriesQuery } from './memories.ts';
import { Photo } from './Photo.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import classes from './PhotoGrid.module.css';

/** Renders the photos on the wall. */
export function PhotoGrid() {
  const [enlarged, setEnlarged] = useState<Memory>();
  return (
    <Queried query={useQuery(memoriesQuery)} waiting={<Placeholders />} failed="PHOTOS_FAILED">
      {(memories) =>
        memories.length === 0 ? (
          <NoPhotos />
        ) : (
          <>
            <div className={`grid ${classes.grid}`}>
              {memories.map((memory) => (
                <Photo key={memory.id} memory={memory} onEnlarge={() => setEnlarged(memory)} />
              ))}
            </div>
            <PhotoDialog memory={enlarged} onClose={() => setEnlarged(undefined)} />
          </>
        )
      }
    </Queried>
  );
}

function Placeholders() {
  return (
    <Delayed>
      <div className={classes.grid} aria-busy>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className={classes.place} />
        ))}
      </div>
    </Delayed>
  );
}

function NoPhotos() {
  const { t } = useTranslation();
  return (
    <EmptyState
      className="emptyState"
      picture={<img src="assets/public/images/illustrations/empty-photo-wall.svg" alt="" width={200} height={160} />}
      title={<span className="noResultText">{t('NO_SEARCH_RESULT')}</span>}
      text={<span className="noResultText">{t('EMPTY_MEMORY_LIST')}</span>}
    />
  );
}
