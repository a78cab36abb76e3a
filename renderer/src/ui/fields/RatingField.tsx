import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, labelId, messageId } from './FieldFrame.tsx';
import classes from './RatingField.module.css';
import { useScriptInput } from './use-script-input.ts';

interface RatingFieldProps {
  /** Id of the group around the slider, which scripts look for. The slider itself is `<id>-input`. */
  readonly id: string;
  /** Translated. */
  readonly label: string;
  /** Always English, because scripts look for it. For everyone else the label names the group. */
  readonly 'aria-label': string;
  /** 1 to 5, or 0 while nothing is chosen. */
  readonly rating: number;
  readonly onRate: (rating: number) => void;
}

const stars = [1, 2, 3, 4, 5] as const;

/** Keys that change "not rated" to the first star, where the slider alone would see no change. */
const firstKeys = new Set(['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'Home', 'PageDown', 'PageUp']);

/**
 * Renders a rating of one to five stars. The browser's own slider lies invisibly over the drawn stars, so that keyboard, pointer and
 * scripts can use it.
 */
export function RatingField({ id, label, rating, onRate, 'aria-label': groupName }: RatingFieldProps) {
  const { t } = useTranslation();
  const inputId = `${id}-input`;
  const rate = (text: string) => onRate(Number(text));
  const scriptInput = useScriptInput<HTMLInputElement>({ value: String(Math.max(rating, 1)), change: rate });
  const leaveUnrated = (event: KeyboardEvent) => {
    if (rating === 0 && firstKeys.has(event.key)) {
      event.preventDefault();
      onRate(1);
    }
  };
  return (
    <FieldFrame id={inputId} label={label} hint={rating === 0 ? t('RATING_HINT') : t('STARS', { count: rating })}>
      <mat-slider
        id={id}
        role="group"
        aria-label={groupName}
        aria-labelledby={labelId(inputId)}
        className={`mat-mdc-slider ${classes.rating}`}
      >
        <input
          ref={scriptInput}
          id={inputId}
          type="range"
          min={1}
          max={5}
          step={1}
          className={`mdc-slider__input ${classes.slider}`}
          value={Math.max(rating, 1)}
          aria-valuetext={rating === 0 ? t('NOT_RATED') : t('STARS', { count: rating })}
          aria-describedby={messageId(inputId)}
          onChange={(event) => rate(event.currentTarget.value)}
          // An unrated slider is already at the first star, so clicking that star changes nothing.
          onClick={(event) => rating === 0 && rate(event.currentTarget.value)}
          onKeyDown={leaveUnrated}
        />
        <span className={classes.stars} aria-hidden>
          {stars.map((star) =>
            star <= rating ? (
              <IconStarFilled key={star} className={classes.star} data-filled />
            ) : (
              <IconStar key={star} stroke={1.5} className={classes.star} />
            ),
          )}
        </span>
      </mat-slider>
    </FieldFrame>
  );
}
