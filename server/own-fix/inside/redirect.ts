import { exportedFunction, installer } from './install.ts';

/** The surroundings of `isRedirectAllowed` (server/shop/pages/redirect-targets.ts), and the route that asks it. */
export const install = installer(({ app }) => ({
  names: {},
  begin: (exported) => {
    const isRedirectAllowed = exportedFunction(exported, 'isRedirectAllowed');
    app.get('/redirect', async ({ query: { to = '' } }, reply) =>
      (await isRedirectAllowed(to)) === true
        ? reply.redirect(to)
        : reply.code(406).send(`Unrecognized target URL for redirect: ${to}`),
    );
  },
}));
