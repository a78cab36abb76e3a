/** Where a snack bar can be: in the middle or at the start of the bottom, or below the page's bar. */
export type Place = 'bottom' | 'start' | 'top';

/** Pixels, as in SnackBar.module.css: the room beside the bar, below it, and above it when it is on top. */
const room = { beside: 16, below: 24, above: 84 } as const;

const controls = 'main :is(button, a[href], input, select, textarea, [role=button])';

/** Returns the first place where a snack bar covers no control of the screen; the bottom if there is none. */
export function freePlace(bar: HTMLElement): Place {
  const { offsetWidth: width, offsetHeight: height } = bar;
  const taken = [...document.querySelectorAll(controls)]
    .map((control) => control.getBoundingClientRect())
    .filter((control) => control.width > 0 && control.bottom > 0 && control.top < window.innerHeight);
  const bottom = window.innerHeight - room.below - height;
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const spots = [
    { place: 'bottom', left: (window.innerWidth - width) / 2, top: bottom },
    { place: 'start', left: isRightToLeft ? window.innerWidth - room.beside - width : room.beside, top: bottom },
    { place: 'top', left: (window.innerWidth - width) / 2, top: room.above },
  ] as const;
  const free = spots.find(({ left, top }) =>
    taken.every(
      (control) =>
        control.right <= left || control.left >= left + width || control.bottom <= top || control.top >= top + height,
    ),
  );
  return free?.place ?? 'bottom';
}
