import { letOthersIn } from '../../let-others-in.ts';

/**
 * Makes pages for all who want them at the same time: whoever asks for a page that is about to be made gets the same one. So a thousand requests at
 * once take about as long as one for each page that there is (decision 81).
 */
export type SharedPages = (name: string, make: () => string | Promise<string>) => Promise<string>;

export function createSharedPages(): SharedPages {
  const underWay = new Map<string, Promise<string>>();
  return (name, make) => {
    const begun = underWay.get(name);
    if (begun !== undefined) {
      return begun;
    }
    const page = letOthersIn()
      .then(make)
      .finally(() => underWay.delete(name));
    underWay.set(name, page);
    return page;
  };
}
