import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { sendJsonText, success } from '../answers.ts';
import { createKeptAnswers } from '../kept-answers.ts';
import { listPieces } from '../long-answers.ts';
import { refuseScope } from './list-query.ts';
import type { Resource, ResourceEnvironment, ResourceRoutes, ResourceVerb } from './resource.ts';
import { createResourceStore, type ResourceRecord } from './store.ts';
import { createTranslator } from './translated.ts';

const routes: Readonly<Record<ResourceVerb, { readonly method: string; readonly hasId: boolean }>> = {
  list: { method: 'GET', hasId: false },
  create: { method: 'POST', hasId: false },
  read: { method: 'GET', hasId: true },
  update: { method: 'PUT', hasId: true },
  delete: { method: 'DELETE', hasId: true },
};

/**
 * Registers the generated verbs of a resource (api-account.md 8): `GET/POST /api/<name>s` and
 * `GET/PUT/DELETE /api/<name>s/:id`. Guards aren't given here: the table of `server/http/guards/guard-table.ts` has
 * them by path.
 */
export function registerResource(
  app: FastifyInstance,
  environment: ResourceEnvironment,
  resource: Resource,
  { before = {}, instead = {} }: ResourceRoutes = {},
): void {
  const url = `/api/${resource.name}s`;
  const generated = createHandlers(url, environment, resource);
  for (const verb of Object.keys(routes) as ResourceVerb[]) {
    // The cast is safe, since these are the keys of a literal object.
    const handler = instead[verb] ?? generated[verb];
    const first = before[verb];
    if (handler !== false) {
      const { method, hasId } = routes[verb];
      app.route({
        method,
        url: hasId ? `${url}/:id` : url,
        handler,
        ...(first === undefined ? {} : { preHandler: first }),
      });
    }
  }
}

function createHandlers(
  url: string,
  { database, translations, budgets, longAnswers }: ResourceEnvironment,
  resource: Resource,
): Readonly<Record<ResourceVerb, RouteHandlerMethod>> {
  const store = createResourceStore(database, resource, budgets);
  const translate = createTranslator(translations, resource);
  const answers = createKeptAnswers(database);
  /** Writes the row and what belongs to it together, or not at all. */
  const create = (request: FastifyRequest) => {
    const { afterCreate } = resource.hooks ?? {};
    if (afterCreate === undefined) {
      return store.create(request.body);
    }
    return database.transaction(() => {
      const created = store.create(request.body);
      afterCreate(created, request);
      return created;
    });
  };
  return {
    list: (request, reply) => {
      const locale = translations.localeOf(request);
      const question = `${locale} ${request.url}`;
      const kept = answers.find(question);
      if (kept !== undefined) {
        return sendJsonText(reply, kept);
      }
      const query = queryOf(request);
      refuseScope(query);
      if (longAnswers === undefined || longAnswers.isSmall(store.searched(query))) {
        const list = () => JSON.stringify(success(store.list(query).map((record) => translate(record, locale))));
        return sendJsonText(reply, answers.of(question, list));
      }
      const pieces = () => listPieces(changed(store.each(query), (record) => translate(record, locale)));
      return longAnswers.make(question, database, pieces).then((text) => sendJsonText(reply, text));
    },
    read: (request, reply) => {
      refuseScope(queryOf(request));
      return reply.send(success(translate(store.read(idOf(request)), translations.localeOf(request))));
    },
    create: (request, reply) => {
      const created = create(request);
      return reply.code(201).header('Location', `${url}/${created.id}`).send(success(created));
    },
    update: (request, reply) => {
      refuseScope(queryOf(request));
      return reply.send(success(store.update(idOf(request), request.body)));
    },
    delete: (request, reply) => {
      refuseScope(queryOf(request));
      store.delete(idOf(request));
      return reply.send(success({}));
    },
  };
}

/** Yields each record after the change; undefined where others may be served. */
function* changed(
  records: Iterable<ResourceRecord | undefined>,
  change: (record: ResourceRecord) => ResourceRecord,
): Generator<ResourceRecord | undefined> {
  for (const record of records) {
    yield record && change(record);
  }
}

function queryOf(request: FastifyRequest): Readonly<Record<string, unknown>> {
  // The frame's query parser always makes an object.
  return request.query as Record<string, unknown>;
}

function idOf(request: FastifyRequest): unknown {
  return (request.params as { readonly id: string }).id;
}
