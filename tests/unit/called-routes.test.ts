import { expect, it } from 'vitest';
import type { ContractRoute } from '../../shared/api/routes.ts';
import { uncalledRoutes } from '../support/called-routes/uncalled.ts';

const route = (verb: ContractRoute['verb'], path: string) => ({ verb, path, guards: [], section: 'x' });
const table = [route('GET', '/a/:id'), route('PUT', '/a/:id'), route('any', '/b/*')];

it('contains every route whose verb and path were not called together', () => {
  expect(uncalledRoutes(table, [])).toEqual(['GET /a/:id', 'PUT /a/:id', 'any /b/*']);
  expect(uncalledRoutes(table, ['GET /a/:other', 'POST /a/:id', 'GET /b'])).toEqual(['PUT /a/:id', 'any /b/*']);
});

it('is empty when all were, with any verb where any will do', () => {
  expect(uncalledRoutes(table, ['GET /a/:key', 'PUT /a/:key', 'DELETE /b/*'])).toEqual([]);
});
