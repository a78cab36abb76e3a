/** The help's address, and the page that the build puts there (build/help/pack-help.ts). */
export const helpPage = ['/help/', '/help/help.html'] as const;
