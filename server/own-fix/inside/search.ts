import { sendJsonText } from '../../http/answers.ts';
import type { App } from './app.ts';
import { exportedFunction, installer } from './install.ts';

const opening = '{"status":"success","data":';

/** The surroundings of `GET /rest/products/search` (server/shop/catalogue/search.ts). */
export const install = installer(({ app, database }) => {
  const events = { emit: () => true };
  const shop: { readonly app: App } & Record<string, unknown> = { app, database, events };
  return {
    names: {
      opening,
      criteriaLimit: 200,
      sendJsonText,
      queryProducts: (products: typeof database, sql: string) => products.queryText(sql),
      createSearchAnswers: () => async (_request: unknown, _criteria: string, query: () => unknown) =>
        `${opening}${JSON.stringify(await query())}}`,
    },
    begin: (exported) => exportedFunction(exported, 'registerSearch')(app, shop),
  };
});
