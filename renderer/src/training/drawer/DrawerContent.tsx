import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import controls from '../controls.module.css';
import classes from './Drawer.module.css';
import './english.ts';
import { Internet } from './internet/Internet.tsx';
import { type DrawerPart, keepView, useDrawerView } from './kept-view.ts';
import { Work } from './Work.tsx';

/**
 * Renders what is in the drawer: the learner's work and the ways on, or the decoy internet's sites. It is the same beside the page, as a sheet,
 * and in the frame on pages that the server makes.
 */
export function DrawerContent({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const kept = useDrawerView();
  const [chosen, setChosen] = useState<DrawerPart>();
  const title = useRef<HTMLHeadingElement>(null);
  const part = chosen ?? kept?.part ?? 'work';
  // The button that led here is gone.
  useEffect(() => {
    if (chosen !== undefined) {
      title.current?.focus();
    }
  }, [chosen]);
  const goTo = (next: DrawerPart) => {
    setChosen(next);
    keepView({ part: next });
  };
  return (
    <div className={classes.content}>
      <div className={classes.head}>
        {part === 'internet' && (
          <button
            type="button"
            className={`${controls.icon} ${classes.icon}`}
            aria-label={t('DRAWER_BACK')}
            title={t('DRAWER_BACK')}
            onClick={() => goTo('work')}
          >
            <IconArrowLeft size={20} stroke={1.5} aria-hidden />
          </button>
        )}
        <h2 ref={title} className={classes.title} tabIndex={-1}>
          {t(part === 'internet' ? 'DRAWER_INTERNET' : 'RANGE_NAME')}
        </h2>
        <button
          type="button"
          className={`${controls.icon} ${classes.icon}`}
          aria-label={t('DRAWER_CLOSE')}
          title={t('DRAWER_CLOSE')}
          onClick={onClose}
        >
          <IconX size={20} stroke={1.5} aria-hidden />
        </button>
      </div>
      <div className={classes.scroll}>
        {part === 'internet' ? <Internet /> : <Work onInternet={() => goTo('internet')} onClose={onClose} />}
      </div>
    </div>
  );
}
