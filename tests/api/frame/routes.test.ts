import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardsOf } from '../../../server/http/guards/match.ts';
import { contractRoutes } from '../../../shared/api/routes.ts';
import { type StartedApp, startApp } from '../../support/app.ts';

let app: StartedApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.stop());

/** Returns verb and path with unnamed parameters. A route with more than the contract's five verbs counts as taking any verb. */
function registered(): ReadonlySet<string> {
  const verbs = new Map<string, Set<string>>();
  for (const { verb, path } of app.app.routes) {
    const nameless = path.replace(/:\w+/g, ':');
    verbs.set(nameless, (verbs.get(nameless) ?? new Set()).add(verb));
  }
  return new Set(
    [...verbs].flatMap(([path, all]) =>
      all.has('TRACE') ? [`any ${path}`] : [...all].filter((verb) => verb !== 'HEAD').map((verb) => `${verb} ${path}`),
    ),
  );
}

function listed(): readonly string[] {
  return contractRoutes.map(({ verb, path }) => `${verb} ${path.replace(/:\w+/g, ':')}`);
}

describe('the table of routes', () => {
  test('lists each route once', () => {
    const all = contractRoutes.map(({ verb, path }) => `${verb} ${path}`);
    expect(all.filter((route, index) => all.indexOf(route) !== index)).toEqual([]);
  });

  test('lists exactly what is registered', () => {
    expect([...registered()].sort()).toEqual([...listed()].sort());
  });

  test('agrees with the table of guards', () => {
    const guards = contractRoutes.map(({ verb, path }) => [
      `${verb} ${path}`,
      [...new Set(guardsOf(verb, path).map(({ name }) => name))],
    ]);
    expect(guards).toEqual(contractRoutes.map(({ verb, path, guards: expected }) => [`${verb} ${path}`, expected]));
  });

  test('keeps routes that only this range has out of the contract’s way', () => {
    const own = contractRoutes.filter(({ section }) => section.startsWith('decision'));
    for (const { path } of own) {
      expect(path).toMatch(/^\/(rest\/range\/|decoy(\/|$)|handbook(\/|$)|rpc$|rest\/user\/erasure-request$)/);
    }
  });
});
