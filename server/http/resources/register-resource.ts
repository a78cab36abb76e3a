import type { FastifyInstance } from 'fastify';
import type { Resource, ResourceEnvironment, ResourceRoutes } from './resource.ts';

/**
 * Registers the generated verbs of a resource (api-account.md 8): `GET/POST /api/<name>s`, `GET/PUT/DELETE
 * /api/<name>s/:id`. Guards are not given here: the table of `server/http/guard-table.ts` has them by path.
 */
export function registerResource(
  _app: FastifyInstance,
  _environment: ResourceEnvironment,
  _resource: Resource,
  _routes: ResourceRoutes = {},
): void {}
