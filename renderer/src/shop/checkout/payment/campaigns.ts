import { bundleStrings } from '../../../lib/bundle-strings.ts';

/**
 * Returns the day on which a coupon is entered, in milliseconds: midnight of the calendar day at one hour east of Greenwich (ui-shop.md
 * 5.24). Uses only `new Date()` of the global constructor and that object's methods.
 */
export function dayOfEntry(): number {
  // weakness: manipulateClockChallenge (the day comes from the browser, whose clock and constructor anyone can change)
  const now = new globalThis.Date();
  const offset = (now.getTimezoneOffset() + 60) * 60_000;
  now.setHours(0, 0, 0, 0);
  return now.getTime() - offset;
}

/**
 * Returns what a campaign's code is worth on that day.
 * @returns percent; `expired` on any day but the campaign's, undefined for codes of no campaign
 */
export function campaignDiscount(code: string, day: number): number | 'expired' | undefined {
  // weakness: manipulateClockChallenge (the server trusts this check and the day that the browser sends)
  const campaign = new Map(Object.entries(bundleStrings.campaigns)).get(code);
  if (campaign === undefined) {
    return undefined;
  }
  return campaign.validOn === day ? campaign.discount : 'expired';
}
