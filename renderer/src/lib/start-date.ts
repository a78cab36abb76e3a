/**
 * `Date` as it was when the page started. The build puts it in the place of every plain `Date` (vite.config.ts), so that a learner who
 * replaces the global one breaks nothing but what reads `globalThis.Date` on purpose: the campaign coupons (decision 28).
 */
export const StartDate = globalThis.Date;
