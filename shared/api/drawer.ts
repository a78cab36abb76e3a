/** What the shop's page and the pages that the server makes have to agree on about the range's drawer (decision 50). */

/** The width from which the drawer stays open beside the page. The style sheets that know it have the same figure. */
export const besideWidth = '(width >= 1200px)';

/** The hash of the page that is only the drawer. Pages that the server makes show it in a frame. */
export const drawerPageHash = '#/range-drawer';

/** What that frame and the page around it tell each other. */
export const drawerMessages = {
  /** From the page: put the drawer away. */
  putAway: 'range-drawer: put away',
  /** From the frame: the learner has put it away. */
  closed: 'range-drawer: closed',
} as const;
