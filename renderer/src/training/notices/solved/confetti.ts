const colors = ['#1f6b45', '#8fd0a1', '#bd3a1b', '#ff9069', '#f2b632'];

/** What both bursts of a celebration have in common. Angles are measured from the right edge's burst inwards. */
const sizes = {
  /** Rises along the edges and is gone within two seconds, so that nobody has to wait to read on. */
  small: { particleCount: 24, spread: 16, startVelocity: 34, ticks: 80, scalar: 0.8, lean: 86 },
  /** Crosses the window. */
  big: { particleCount: 225, spread: 70, startVelocity: 55, ticks: 300, scalar: 1, lean: 60 },
} as const;

/**
 * Fires two bursts of confetti from the lower corners: small ones along the edges, or big ones at a milestone. Visitors who prefer less motion
 * see none (ui-learning.md 3.6).
 */
export async function celebrate(size: keyof typeof sizes = 'small'): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return;
  }
  const { default: confetti } = await import('canvas-confetti');
  const { lean, ...burst } = sizes[size];
  const shared = { ...burst, colors, zIndex: 2000 };
  const bursts = [
    confetti({ ...shared, angle: lean, origin: { x: 0, y: 1 } }),
    confetti({ ...shared, angle: 180 - lean, origin: { x: 1, y: 1 } }),
  ];
  // The library draws on a canvas of its own beside the page, which says nothing.
  document.querySelector('body > canvas')?.setAttribute('aria-hidden', 'true');
  await Promise.all(bursts);
}

/** Tells whether a count of solved challenges is worth the big confetti: the first, every tenth and the last. */
export function isMilestone(solved: number, total: number): boolean {
  return solved === 1 || solved % 10 === 0 || solved === total;
}
