/** Every text that the script adds to the handbook's pages. */
export const words = {
  read: 'read',
  quiz: (right: number, all: number) => `quiz ${right} of ${all}`,
  score: (right: number, all: number) => `${right} of ${all} right`,
  again: 'Answer again',
  markRead: 'Mark as read',
  isRead: 'Read',
  goOn: 'Go on where you were',
  results: 'Search',
  nothingFound: 'Nothing found. Try another word.',
  found: (count: number, typed: string) => `${count} ${count === 1 ? 'section has' : 'sections have'} ${typed}`,
  notLoaded: 'The search could not be loaded. Reload the page to try again.',
} as const;
