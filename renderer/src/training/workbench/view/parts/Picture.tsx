import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toBase64 } from '../../model/bytes.ts';
import classes from './Parts.module.css';

/** Types of pictures that browsers show. */
const pictures = new Set([
  'png',
  'jpeg',
  'jpg',
  'gif',
  'webp',
  'avif',
  'bmp',
  'x-icon',
  'vnd.microsoft.icon',
  'svg+xml',
]);

const longestDrawing = 512 * 1024;

/** Tells whether a body can be shown as a picture. */
export function isPicture(type: string, body: Uint8Array): boolean {
  const kind = kindOf(type);
  return kind !== undefined && body.length > 0 && (kind !== 'svg+xml' || body.length <= longestDrawing);
}

interface PictureProps {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Shows a picture in an `img` element, where nothing in it runs or loads anything. */
export function Picture({ type, body }: PictureProps) {
  const { t } = useTranslation();
  const kind = kindOf(type);
  const [shown, setShown] = useState<{ readonly address: string; readonly size?: string }>();
  useEffect(() => {
    if (kind === undefined) {
      return;
    }
    // A drawing whose address is opened by hand would run its scripts. Data have no origin, unlike what this page has made an address for.
    if (kind === 'svg+xml') {
      setShown({ address: `data:image/svg+xml;base64,${toBase64(body)}` });
      return;
    }
    const address = URL.createObjectURL(new Blob([body], { type: `image/${kind}` }));
    setShown({ address });
    return () => URL.revokeObjectURL(address);
  }, [kind, body]);
  return (
    shown !== undefined && (
      <figure className={classes.picture}>
        <img
          src={shown.address}
          alt={t('MESSAGE_PICTURE')}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setShown({ ...shown, size: `${naturalWidth} × ${naturalHeight} px` })
          }
        />
        <figcaption>{shown.size ?? t('MESSAGE_PICTURE_BROKEN')}</figcaption>
      </figure>
    )
  );
}

function kindOf(type: string): string | undefined {
  const kind = /^\s{0,4}image\/([\w.+-]+)/i.exec(type)?.[1]?.toLowerCase();
  return kind !== undefined && pictures.has(kind) ? kind : undefined;
}
