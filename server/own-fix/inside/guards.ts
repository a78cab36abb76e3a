import type { GuardRule } from '../../http/guards/guard-table.ts';
import { ruleMatcher } from '../../http/guards/match-rules.ts';
import type { App, InnerRequest } from './app.ts';
import { installer } from './install.ts';
import type { Reply } from './reply.ts';

const products = [
  { id: 1, name: 'Apple Juice (1000ml)', price: 1.99 },
  { id: 9, name: 'OWASP SSL Advanced Forensic Tool (O-Saft)', price: 0.01 },
];

/** The surroundings of the guard table (server/http/guards/guard-table.ts): some of the routes that it guards. */
export const install = installer(({ app }) => ({
  names: {},
  begin: ({ guardTable }) => {
    if (!Array.isArray(guardTable)) {
      throw new Error(
        'The code no longer exports the list guardTable, by which the rest of the shop guards its routes.',
      );
    }
    // What learners write into the table shows when it is used.
    const rulesOf = ruleMatcher(guardTable as readonly GuardRule[]);
    app.addHook('preHandler', (request, reply) => {
      const [path = ''] = request.url.split('?');
      for (const name of rulesOf(request.method, decodeURIComponent(path)).flatMap(({ guards }) => guards)) {
        refuseBy(name, request, reply);
      }
    });
    registerRoutes(app);
  },
}));

/** Nobody has a token of an accountant, or an address that may see stock. */
function refuseBy(guard: string, { headers }: InnerRequest, reply: Reply): void {
  const isLoggedIn = headers.authorization !== undefined;
  if (guard === 'rateLimit' || ((guard === 'jwt' || guard === 'userId') && isLoggedIn)) {
    return;
  }
  if (!['jwt', 'userId', 'deny', 'accounting', 'ipAllowList'].includes(guard)) {
    throw new TypeError(`There is no guard named ${guard}`);
  }
  reply.code(guard === 'accounting' || guard === 'ipAllowList' ? 403 : 401).send('Unauthorized');
}

function registerRoutes(app: App): void {
  const known = new Map(products.map((product) => [product.id, product]));
  const findProduct = ({ params }: InnerRequest) => known.get(Number(params.id));
  app.get('/api/Products', () => ({ data: [...known.values()] }));
  app.get('/api/Products/:id', (request, reply) => {
    const data = findProduct(request);
    return data === undefined ? reply.code(404).send('Not Found') : { data };
  });
  app.post('/api/Products', ({ body }, reply) => {
    const product = { ...(body as (typeof products)[number]), id: known.size + 100 };
    known.set(product.id, product);
    return reply.code(201).send({ data: product });
  });
  app.put('/api/Products/:id', (request, reply) => {
    const found = findProduct(request);
    if (found === undefined) {
      return reply.code(404).send('Not Found');
    }
    const data = { ...found, ...(request.body as object) };
    known.set(found.id, data);
    return { data };
  });
  app.delete('/api/Products/:id', ({ params }) => ({ deleted: known.delete(Number(params.id)) }));
  app.get('/api/Users', () => ({ data: [{ id: 1, email: 'admin@juice-sh.op' }] }));
  app.get('/rest/basket/:id', ({ params }) => ({ data: { id: Number(params.id), Products: [] } }));
}
