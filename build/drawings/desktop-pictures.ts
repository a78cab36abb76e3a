import { appIcon, backupIcon, smallAppIcon, smallBackupIcon } from './mark/app-icon.ts';
import { diskImage, installerHeader, installerSidebar } from './mark/installers.ts';
import type { Output, Picture } from './picture.ts';

const linuxSizes = [16, 24, 32, 48, 64, 96, 128, 256, 512, 1024] as const;

/** The pictures that desktops and installers show (electron-builder.yml). Linux takes its small sizes from the small drawing. */
export const desktop: readonly Picture[] = [
  {
    source: 'desktop/app-icon',
    draw: appIcon,
    outputs: [
      { kind: 'ico', file: 'icons/icon.ico', small: smallAppIcon },
      { kind: 'icns', file: 'icons/icon.icns', small: smallAppIcon },
      ...linuxIcons((size) => size > 48),
    ],
  },
  { source: 'desktop/app-icon-small', draw: smallAppIcon, outputs: linuxIcons((size) => size <= 48) },
  {
    source: 'desktop/backup-icon',
    draw: backupIcon,
    outputs: [
      { kind: 'ico', file: 'icons/backup.ico', small: smallBackupIcon },
      { kind: 'icns', file: 'icons/backup.icns', small: smallBackupIcon },
    ],
  },
  {
    source: 'desktop/installer-sidebar',
    draw: installerSidebar,
    outputs: [{ kind: 'bmp', file: 'icons/installer-sidebar.bmp', width: 164, height: 314 }],
  },
  {
    source: 'desktop/installer-header',
    draw: installerHeader,
    outputs: [{ kind: 'bmp', file: 'icons/installer-header.bmp', width: 150, height: 57 }],
  },
  {
    source: 'desktop/disk-image',
    draw: diskImage,
    outputs: [
      { kind: 'raster', file: 'icons/disk-image.png', width: 540, height: 380 },
      { kind: 'raster', file: 'icons/disk-image@2x.png', width: 1080, height: 760 },
    ],
  },
];

function linuxIcons(isWanted: (size: number) => boolean): Output[] {
  return linuxSizes
    .filter(isWanted)
    .map((size) => ({ kind: 'raster', file: `icons/linux/${size}x${size}.png`, width: size, height: size }));
}
