import type { ContractRoute } from '../../../shared/api/routes.ts';

/**
 * Returns the routes of the table that were not called.
 * @param called `<verb> <path>` each, the path as it is registered, whatever its parameters are called there
 * @returns for example `PUT /api/Addresss/:id`
 */
export function uncalledRoutes(table: readonly ContractRoute[], called: Iterable<string>): readonly string[] {
  const lines = new Set([...called].map(nameless));
  const paths = new Set([...lines].map((line) => line.split(' ')[1]));
  const isCalled = ({ verb, path }: ContractRoute) =>
    verb === 'any' ? paths.has(nameless(path)) : lines.has(nameless(`${verb} ${path}`));
  return table.filter((route) => !isCalled(route)).map(({ verb, path }) => `${verb} ${path}`);
}

function nameless(line: string): string {
  return line.replace(/:\w+/g, ':');
}
