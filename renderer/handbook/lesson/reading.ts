import type { LessonName } from '../../../shared/api/lesson-names.ts';
import { keep, lastPlace } from '../kept.ts';

/** How long a place has to be on the screen to be where the learner is, in milliseconds. */
const pause = 2000;

/** Marks in the outline which section is being read, and keeps it, so that the learner can go on there. */
export function followReading(lesson: LessonName): void {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')];
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.outline a')];
  let timer: number | undefined;

  /** Returns the last heading that has passed the upper third of the window. */
  const current = () => headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3);

  const note = () => {
    const heading = current();
    const place = { lesson, section: heading?.id ?? '', title: heading?.textContent ?? '' };
    const last = lastPlace();
    if (last?.lesson !== lesson || last.section !== place.section) {
      void keep({ views: { handbook: place } });
    }
  };

  const follow = () => {
    const section = current()?.closest('section')?.querySelector('h2')?.id;
    for (const link of links) {
      if (link.hash === `#${section}`) {
        link.setAttribute('aria-current', 'true');
      } else {
        link.removeAttribute('aria-current');
      }
    }
    clearTimeout(timer);
    timer = window.setTimeout(note, pause);
  };

  addEventListener('scroll', follow, { passive: true });
  addEventListener('pagehide', note);
  follow();
}
