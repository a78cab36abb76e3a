/** Fires two bursts of confetti from the lower corners. Visitors who prefer less motion see none (ui-learning.md 3.6). */
export async function celebrate(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return;
  }
  const { default: confetti } = await import('canvas-confetti');
  const burst = { particleCount: 225, spread: 70, startVelocity: 55, ticks: 300, zIndex: 2000 };
  const colors = ['#1f6b45', '#8fd0a1', '#bd3a1b', '#ff9069', '#f2b632'];
  await Promise.all([
    confetti({ ...burst, colors, angle: 60, origin: { x: 0, y: 1 } }),
    confetti({ ...burst, colors, angle: 120, origin: { x: 1, y: 1 } }),
  ]);
}
