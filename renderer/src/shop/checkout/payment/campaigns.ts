import { bundleStrings } from '../../../lib/bundle-strings.ts';

/**
 * The day that a coupon is entered on: midnight of the calendar day, as if the clock stood one hour east of Greenwich, in
 * milliseconds (ui-shop.md 5.24). Uses `new Date()` of the global constructor and methods of what it gives, nothing else.
 */
export function dayOfEntry(): number {
  // weakness: manipulateClockChallenge (the day is what the browser says, whose clock or constructor anyone can change)
  const now = new globalThis.Date();
  const offset = (now.getTimezoneOffset() + 60) * 60_000;
  now.setHours(0, 0, 0, 0);
  return now.getTime() - offset;
}

/**
 * What a campaign's code is worth on that day.
 * @returns percent; `expired` on any other day than the campaign's, undefined for codes of no campaign
 */
export function campaignDiscount(code: string, day: number): number | 'expired' | undefined {
  // weakness: manipulateClockChallenge (the server believes this check, and the day that the browser sends along)
  const campaign = new Map(Object.entries(bundleStrings.campaigns)).get(code);
  if (campaign === undefined) {
    return undefined;
  }
  return campaign.validOn === day ? campaign.discount : 'expired';
}
