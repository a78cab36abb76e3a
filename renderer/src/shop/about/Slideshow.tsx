import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Feedback } from '../../../../shared/api/records.ts';
import classes from './Slideshow.module.css';
import { useSlides } from './use-slides.ts';
import { useSwipe } from './use-swipe.ts';

/** Shows feedback in front of pictures and changes every three seconds, unless somebody is reading or has paused it. */
export function Slideshow({ feedbacks }: { readonly feedbacks: readonly Feedback[] }) {
  const { t } = useTranslation();
  const { current, previous, playing, setPlaying, next, back, hold } = useSlides(feedbacks.length);
  const swipe = useSwipe({ onLeft: next, onRight: back });
  const feedback = feedbacks[current];
  const onArrow = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') {
      next();
    } else if (key === 'ArrowLeft') {
      back();
    }
  };
  return (
    <section
      id="feedback-gallery"
      className={classes.show}
      aria-roledescription={t('SLIDESHOW')}
      aria-label={t('SECTION_CUSTOMER_FEEDBACK')}
      onKeyDown={onArrow}
      {...hold}
      {...swipe}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: one slide of several, not a group of form fields */}
      <div
        className={classes.slide}
        role="group"
        aria-roledescription={t('SLIDE')}
        aria-label={t('SLIDE_OF_TOTAL', { number: current + 1, total: feedbacks.length })}
        aria-live={playing ? 'off' : 'polite'}
      >
        {previous !== undefined && <img className={classes.picture} src={pictureOf(previous)} alt="" />}
        <img key={current} className={classes.picture} src={pictureOf(current)} alt="" data-new />
        {feedback !== undefined && (
          <div key={feedback.id} className={`item-text ${classes.text}`}>
            <div className={`caption ${classes.caption}`}>
              {/* weakness: persistedXssFeedbackChallenge (a customer's comment is rendered as markup) */}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: weak on purpose, see above */}
              <span className={classes.comment} dangerouslySetInnerHTML={{ __html: feedback.comment ?? '' }} />
              (<Stars rating={feedback.rating} />)
            </div>
          </div>
        )}
      </div>
      {/* The next picture is fetched early, so that no slide appears without one. */}
      <link rel="prefetch" as="image" href={pictureOf((current + 1) % feedbacks.length)} />
      <button type="button" className={classes.arrow} data-side="start" aria-label="Previous" onClick={back}>
        <IconChevronLeft size={24} stroke={1.5} aria-hidden />
      </button>
      <button type="button" className={classes.arrow} data-side="end" aria-label="Next" onClick={next}>
        <IconChevronRight size={24} stroke={1.5} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.pause}
        aria-label={t(playing ? 'PAUSE_SLIDESHOW' : 'PLAY_SLIDESHOW')}
        onClick={() => setPlaying(!playing)}
      >
        {playing ? (
          <IconPlayerPause size={20} stroke={1.5} aria-hidden />
        ) : (
          <IconPlayerPlay size={20} stroke={1.5} aria-hidden />
        )}
      </button>
    </section>
  );
}

/** Returns the address of a slide's picture. Seven pictures take turns; only the fifth is a PNG. */
function pictureOf(slide: number): string {
  const number = (slide % 7) + 1;
  return `assets/public/images/carousel/${number}.${number === 5 ? 'png' : 'jpg'}`;
}

/** Shows a rating as five stars. A rating that no form can give, such as 0, has no stars and shows as `null` (ui-shop.md 5.19). */
function Stars({ rating }: { readonly rating: number }) {
  const { t } = useTranslation();
  if (![1, 2, 3, 4, 5].includes(rating)) {
    return 'null';
  }
  return (
    <span className={classes.stars} role="img" aria-label={t('STARS', { count: rating })}>
      {[1, 2, 3, 4, 5].map((star) =>
        star <= rating ? (
          <IconStarFilled key={star} size={16} className="fas fa-star" />
        ) : (
          <IconStar key={star} size={16} stroke={1.5} className="far fa-star" />
        ),
      )}
    </span>
  );
}
