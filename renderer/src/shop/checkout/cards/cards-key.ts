/** Key of everything that the page knows of cards; invalidate it after a change. */
export const cardsKey = ['cards'] as const;
