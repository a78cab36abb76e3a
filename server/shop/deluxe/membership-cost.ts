/** What a deluxe membership costs, once (api-account.md 16). */
export const membershipCost = 49;
