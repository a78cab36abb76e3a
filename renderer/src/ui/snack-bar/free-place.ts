/** Where a snack bar is: in the middle or at the start of the window, and how many pixels it is raised from the bottom. */
export interface Place {
  readonly side: 'middle' | 'start';
  readonly raised: number;
}

/** The usual place. */
export const bottom: Place = { side: 'middle', raised: 0 };

/** Pixels, as in SnackBar.module.css: the room beside the bar and below it, and what the page's bar takes at the top. */
const room = { beside: 16, below: 24, above: 84 } as const;

const controls = 'main :is(button, a[href], input, select, textarea, [role=button])';

/** Whoever wants to press something larger, such as a whole product card, has enough of it left. */
const tallest = 96;

/** The distance that the bar keeps, which is also how far it rises when it appears. */
const gap = 12;

/** Returns the first place where a snack bar covers no control of the screen, from the bottom upwards; the bottom if there is none. */
export function freePlace(bar: HTMLElement): Place {
  const { offsetWidth: width, offsetHeight: height } = bar;
  const taken = [...document.querySelectorAll(controls)]
    .map((control) => control.getBoundingClientRect())
    .filter((control) => control.width > 0 && control.height <= tallest && control.top < window.innerHeight);
  const lowest = window.innerHeight - room.below - height - noticesBelow();
  const leftOf = (side: Place['side']) => {
    const end = window.innerWidth - room.beside - width;
    const start = document.documentElement.dir === 'rtl' ? end : room.beside;
    return side === 'start' ? start : (window.innerWidth - width) / 2;
  };
  const isFree = ({ side, raised }: Place) => {
    const left = leftOf(side);
    const top = lowest - raised;
    return taken.every(
      (control) =>
        control.right <= left ||
        control.left >= left + width ||
        control.bottom <= top - gap ||
        control.top >= top + height + gap,
    );
  };
  const places: Place[] = [bottom, { side: 'start', raised: 0 }];
  for (let raised = 8; raised <= lowest - room.above; raised += 8) {
    places.push({ side: 'middle', raised });
  }
  return places.find(isFree) ?? bottom;
}

/** Returns the pixels by which notices raise the bar: on narrow windows they have no room beside it (RangeNotices.module.css). */
function noticesBelow(): number {
  const height = getComputedStyle(document.documentElement).getPropertyValue('--notices-height');
  return window.matchMedia('(width < 82.5em)').matches ? Number.parseFloat(height) || 0 : 0;
}
