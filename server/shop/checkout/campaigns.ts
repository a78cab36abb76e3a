/** A campaign, whose code is valid on one day. */
export interface Campaign {
  /** Midnight of that day in Central Europe, in milliseconds since the epoch. */
  readonly validOn: number;
  /** Percentage. */
  readonly discount: number;
}

/** The campaigns of past years (api-shop.md 6); the page has the same table. */
const campaigns: ReadonlyMap<string, Campaign> = new Map([
  ['WMNSDY2019', { validOn: 1_551_999_600_000, discount: 75 }],
  ['WMNSDY2020', { validOn: 1_583_622_000_000, discount: 60 }],
  ['WMNSDY2021', { validOn: 1_615_158_000_000, discount: 60 }],
  ['WMNSDY2022', { validOn: 1_646_694_000_000, discount: 60 }],
  ['WMNSDY2023', { validOn: 1_678_230_000_000, discount: 60 }],
  ['ORANGE2020', { validOn: 1_588_546_800_000, discount: 50 }],
  ['ORANGE2021', { validOn: 1_620_082_800_000, discount: 40 }],
  ['ORANGE2022', { validOn: 1_651_618_800_000, discount: 40 }],
  ['ORANGE2023', { validOn: 1_683_154_800_000, discount: 40 }],
]);

/**
 * Returns the campaign whose code was sent with a checkout.
 * @param couponData as sent: base64 of the code, a hyphen, and the day on which it was entered, in milliseconds
 */
export function campaignOf(couponData: unknown): Campaign | undefined {
  if (typeof couponData !== 'string') {
    return undefined;
  }
  const [code = '', day] = Buffer.from(couponData, 'base64').toString().split('-');
  const campaign = campaigns.get(code);
  // weakness: manipulateClockChallenge (the customer says which day it is, not the server's clock)
  return campaign?.validOn === Number(day) ? campaign : undefined;
}
