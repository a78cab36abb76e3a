/**
 * `Date` as it was when the page started. The build replaces every plain `Date` with it (vite.config.ts). A learner who replaces the global
 * constructor therefore breaks only code that reads `globalThis.Date` on purpose: the campaign coupons (decision 28).
 */
export const StartDate = globalThis.Date;
