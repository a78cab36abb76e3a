/** The help's address, and the page that the build puts there (build/help/pack-help.ts). */
export const helpPage = ['/handbook/help/', '/handbook/help/help.html'] as const;

/** Where the help was before it became a part of the handbook, and where it is now (decision 52). */
export const helpMoved = ['/help', '/handbook/help'] as const;
