import { IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bringBackWhatIsMissing } from '../../../lib/reach/bring-back.ts';
import { useReach } from '../../../lib/reach/reach.ts';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import classes from './ShopGone.module.css';

/** Milliseconds: a shop that is back sooner was never missed, and for how long the banner then says that it is back. */
const grace = 1200;
const farewell = 4000;

type Shown = 'nothing' | 'gone' | 'back';

/**
 * Says that the shop's process has ended, and that it is back. It lies over the page, dialogs included, and moves nothing. The element is
 * always in the document, so that screen readers announce it.
 */
export function ShopGone() {
  const { t } = useTranslation();
  const shown = useShown();
  useEffect(bringBackWhatIsMissing, []);
  const Icon = shown === 'gone' ? IconPlugConnectedX : IconPlugConnected;
  return (
    <div role="status" className={classes.place}>
      {shown !== 'nothing' && (
        <div {...rangeSkin} className={classes.banner} data-shop={shown}>
          <Icon size={22} stroke={1.5} aria-hidden />
          <p className={classes.text}>
            <strong className={classes.title}>{t(shown === 'gone' ? 'SHOP_GONE' : 'SHOP_BACK')}</strong>{' '}
            {t(shown === 'gone' ? 'SHOP_GONE_TEXT' : 'SHOP_BACK_TEXT')}
          </p>
        </div>
      )}
    </div>
  );
}

function useShown(): Shown {
  const gone = useReach((reach) => reach.gone);
  const [shown, setShown] = useState<Shown>('nothing');
  useEffect(() => {
    if (gone) {
      const timer = setTimeout(() => setShown('gone'), grace);
      return () => clearTimeout(timer);
    }
    setShown((before) => (before === 'gone' ? 'back' : before));
    const timer = setTimeout(() => setShown('nothing'), farewell);
    return () => clearTimeout(timer);
  }, [gone]);
  return shown;
}
