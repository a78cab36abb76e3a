import { type Budgets, budgets as usualBudgets } from '../../budgets.ts';
import { storedNow } from '../../database/dates.ts';
import type { SqlDatabase, SqlRow } from '../../database/shop-database.ts';
import { sentText } from '../sent-text.ts';
import { attributesOf, column } from './attributes.ts';
import { listClauses } from './list-query.ts';
import { readRows } from './read-ids.ts';
import type { Attribute, Resource } from './resource.ts';
import { notFound } from './resource-error.ts';
import { frozenViolation, refuseLong, validate, writeFailure } from './validation.ts';
import { echoedValue, shownValue, storedValue } from './values.ts';

/** A row as responses show it: with ISO dates and booleans, and without excluded attributes. */
export type ResourceRecord = Readonly<Record<string, unknown>>;

/** The generated verbs as functions, for owners that send their own responses (api-account.md 8). */
export interface ResourceStore {
  /** @param query the parsed query string; unknown names are ignored (api-account.md 8.3) @throws ResourceError */
  list(query: Readonly<Record<string, unknown>>): readonly ResourceRecord[];
  /** Yields the same rows one by one, reading only some at once; undefined where others may be served. */
  each(query: Readonly<Record<string, unknown>>): Iterable<ResourceRecord | undefined>;
  /** Returns how many characters a list searches each text for. @throws ResourceError */
  searched(query: Readonly<Record<string, unknown>>): number;
  /** @throws ResourceError 404 */
  read(id: unknown): ResourceRecord;
  /** Creates a row from every attribute of the model in the body: mass assignment (api-account.md 8.4). @throws ResourceError */
  create(body: unknown): ResourceRecord;
  /** Updates a row and returns it, with the sent values as they were sent. @throws ResourceError */
  update(id: unknown, body: unknown): ResourceRecord;
  /** @throws ResourceError */
  delete(id: unknown): void;
}

type Row = Record<string, unknown>;

/** The attribute that the server sets itself whenever a row is written. */
const serverSet = 'updatedAt';

/** The attributes that an update can't change (api-account.md 8.4). */
const fixed = ['id', 'createdAt', serverSet];

export function createResourceStore(
  database: SqlDatabase,
  resource: Resource,
  { storedText }: Budgets = usualBudgets,
): ResourceStore {
  const { name: model, hooks = {} } = resource;
  const table = column(resource.table);
  const attributes = attributesOf(resource);
  const columns = attributes.map(({ name }) => column(name)).join(', ');
  const alive = resource.softDeleted ? ['`deletedAt` IS NULL'] : [];
  const one = ['`id` = ?', ...alive].join(' AND ');

  const find = (id: unknown): SqlRow => {
    const row = database.get<SqlRow>(`SELECT ${columns} FROM ${table} WHERE ${one}`, id);
    if (row === undefined) {
      throw notFound();
    }
    return row;
  };

  /** Runs the hooks and checks. Returns the attributes to store. */
  const prepared = (row: Row, changed: readonly Attribute[]): readonly Attribute[] => {
    const completed = hooks.complete?.(row) ?? {};
    Object.assign(row, completed);
    const all = attributes.filter((attribute) => changed.includes(attribute) || attribute.name in completed);
    validate(model, all, row);
    hooks.beforeSave?.(row);
    row[serverSet] = storedNow();
    return all;
  };

  return {
    list: (query) =>
      asResourceErrors(() => {
        const { sql, parameters } = listClauses(attributes, query, alive);
        return database
          .all<SqlRow>(`SELECT ${columns} FROM ${table}${sql}`, ...parameters)
          .map((row) => shown(attributes, row));
      }),

    each: function* (query) {
      const clauses = asResourceErrors(() => listClauses(attributes, query, alive));
      yield* readRows(database, table, clauses, (id) => {
        const row = database.get<SqlRow>(`SELECT ${columns} FROM ${table} WHERE rowid = ?`, id);
        return row && shown(attributes, row);
      });
    },

    searched: (query) => asResourceErrors(() => listClauses(attributes, query, alive).searched),

    read: (id) => asResourceErrors(() => shown(attributes, find(id))),

    create: (body) => {
      const sent = sentValues(attributes, body);
      return asResourceErrors(() => {
        refuseLong(attributes, sent, storedText.length);
        const row = assign(initialRow(attributes), sent, attributes);
        prepared(row, attributes);
        row.createdAt ||= row[serverSet];
        const stored = attributes.filter(({ name }) => row[name] !== undefined);
        const { lastInsertRowid } = database.run(
          `INSERT INTO ${table} (${stored.map(({ name }) => column(name)).join(', ')}) VALUES (${stored.map(() => '?').join(', ')})`,
          ...stored.map((attribute) => storedValue(attribute, row[attribute.name])),
        );
        hooks.afterChange?.();
        const written = database.get<SqlRow>(`SELECT ${columns} FROM ${table} WHERE rowid = ?`, lastInsertRowid) ?? {};
        return inCreationOrder(attributes, sent, shown(attributes, written));
      });
    },

    update: (id, body) => {
      const sent = sentValues(attributes, body);
      return asResourceErrors(() => {
        refuseLong(attributes, sent, storedText.length);
        const before = find(id);
        const changeable = attributes.filter(({ name }) => name in sent && !fixed.includes(name));
        const row = assign({ ...before }, sent, changeable);
        const changed = changeable.filter(({ name }) => row[name] !== before[name]);
        for (const { name, frozen } of changed) {
          if (frozen && before[name] !== null && sentText(row[name]) !== sentText(before[name])) {
            throw frozenViolation(name);
          }
        }
        if (changed.length > 0) {
          const stored = prepared(row, changed).filter(({ name }) => name !== serverSet);
          database.run(
            `UPDATE ${table} SET ${stored.map(({ name }) => `${column(name)} = ?`).join(', ')}, \`${serverSet}\` = ? WHERE \`id\` = ?`,
            ...stored.map((attribute) => storedValue(attribute, row[attribute.name])),
            row[serverSet],
            before.id,
          );
          hooks.afterChange?.();
        }
        const echoed = attributes.map((attribute) => {
          const value = row[attribute.name];
          return [
            attribute.name,
            changed.includes(attribute) ? echoedValue(attribute, value) : shownValue(attribute, value),
          ];
        });
        return withoutExcluded(attributes, Object.fromEntries(echoed));
      });
    },

    delete: (id) =>
      asResourceErrors(() => {
        const row = find(id);
        if (resource.softDeleted) {
          database.run(`UPDATE ${table} SET \`deletedAt\` = ? WHERE \`id\` = ?`, storedNow(), row.id);
        } else {
          database.run(`DELETE FROM ${table} WHERE \`id\` = ?`, row.id);
        }
        hooks.afterChange?.();
      }),
  };
}

/** Returns the attributes that a body holds, in its order. @throws TypeError with the engine's own message for the JSON value `null` */
function sentValues(attributes: readonly Attribute[], body: unknown): Row {
  // weakness: registerAdminChallenge - mass assignment: every attribute is taken, whoever sends it
  const sent = body as Row;
  const known = new Set(attributes.map(({ name }) => name).filter((name) => sent[name] !== undefined));
  const names = typeof body === 'object' ? Object.keys(sent).filter((name) => known.has(name)) : [];
  return Object.fromEntries(names.map((name) => [name, sent[name]]));
}

function initialRow(attributes: readonly Attribute[]): Row {
  const withDefault = attributes.filter(({ defaultValue }) => defaultValue !== undefined);
  return Object.fromEntries(
    withDefault.map(({ name, defaultValue }) => [
      name,
      typeof defaultValue === 'function' ? defaultValue() : defaultValue,
    ]),
  );
}

/** Puts the sent values into the row, through their setters. */
function assign(row: Row, sent: Row, attributes: readonly Attribute[]): Row {
  for (const { name, set } of attributes) {
    if (name in sent) {
      row[name] = set === undefined ? sent[name] : set(sent[name], row);
    }
  }
  return row;
}

function shown(attributes: readonly Attribute[], row: SqlRow): ResourceRecord {
  return withoutExcluded(
    attributes,
    Object.fromEntries(attributes.map((attribute) => [attribute.name, shownValue(attribute, row[attribute.name])])),
  );
}

function withoutExcluded(attributes: readonly Attribute[], row: Row): ResourceRecord {
  const names = attributes.filter(({ excluded }) => !excluded).map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}

/**
 * Returns a row in the order of a create's response: attributes with a default, the id, what was sent, the dates, the
 * rest (api-account.md 8.2).
 */
function inCreationOrder(attributes: readonly Attribute[], sent: Row, row: ResourceRecord): ResourceRecord {
  const withDefault = attributes.filter(({ defaultValue }) => defaultValue !== undefined).map(({ name }) => name);
  const order = [...withDefault, 'id', ...Object.keys(sent), serverSet, 'createdAt', ...Object.keys(row)];
  const names = [...new Set(order)].filter((name) => name in row);
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

function asResourceErrors<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw writeFailure(error);
  }
}
