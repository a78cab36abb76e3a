import { IconBrandX, IconZoomIn } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Memory } from '../../../../shared/api/memories.ts';
import { useConfiguration } from '../../lib/config.ts';
import { captionOf } from './memories.ts';
import classes from './Photo.module.css';

/** The most characters of a caption that fit into a tweet. */
const longestMessage = 140;

/** Renders one photo with its caption, which is readable without a pointer. */
export function Photo({ memory, onEnlarge }: { readonly memory: Memory; readonly onEnlarge: () => void }) {
  const { t } = useTranslation();
  const caption = captionOf(memory);
  return (
    <span className={`container ${classes.photo}`}>
      {/* weakness: missingEncodingChallenge (the stored path is used as it is, so a number sign in it ends the address) */}
      <img className={`image ${classes.image}`} src={memory.imagePath ?? undefined} alt={caption} loading="lazy" />
      <button
        type="button"
        className={classes.enlarge}
        aria-label={t('ENLARGE_PHOTO', { caption })}
        onClick={onEnlarge}
      >
        <IconZoomIn size={22} stroke={1.5} aria-hidden />
      </button>
      <span className={`overlay ${classes.overlay}`}>
        <span className={classes.caption}>{caption}</span>
        <TweetLink caption={caption} />
      </span>
    </span>
  );
}

/** Offers to tweet the photo, if the shop has an account there. */
function TweetLink({ caption }: { readonly caption: string }) {
  const address = useConfiguration()?.application.social.twitterUrl;
  if (!address) {
    return null;
  }
  const handle = address.replace('https://twitter.com/', '@');
  const text = encodeURIComponent(`${caption.slice(0, longestMessage)} ${handle}`);
  return (
    <a
      className={classes.tweet}
      href={`https://twitter.com/intent/tweet?text=${text}&hashtags=appsec`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Tweet"
    >
      <IconBrandX size={20} stroke={1.5} aria-hidden />
    </a>
  );
}
