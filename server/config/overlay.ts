import type { Shape } from '../../shared/api/configuration.ts';
import { isObject } from '../../shared/values/is-object.ts';

/** Receives whatever does not fit the shape. */
export interface OverlayReport {
  /** Reports a value of the wrong type. @param message follows the path (api-learning.md 16) */
  readonly fault: (path: string, message: string) => void;
  /** Reports a key that the shape does not have, and that is left out. @param known the keys that are allowed in its place */
  readonly unknownKey: (path: string, known: readonly string[]) => void;
}

/**
 * Lays a configuration file over a configuration: objects are merged deeply, lists and single values are replaced.
 * Whatever does not fit the shape is reported and left as it was, so that the rules on content can check the rest.
 * @param base the previous value; undefined where there is none, as for the items of a list
 */
export function overlay(base: unknown, value: unknown, shape: Shape, report: OverlayReport, path = ''): unknown {
  if (value === undefined) {
    return base;
  }
  if (value === null) {
    return shape.kind !== 'choice' && shape.nullable ? null : base;
  }
  switch (shape.kind) {
    case 'object':
      return isObject(value) && !Array.isArray(value)
        ? overlayObject(base, value, shape.fields, report, path)
        : wrongType(base, 'Object', report, path);
    case 'list':
      return Array.isArray(value)
        ? checkedList(value, shape.item, report, path)
        : wrongType(base, 'Array', report, path);
    case 'choice':
      if (typeof value === 'string' && shape.values.includes(value)) {
        return value;
      }
      report.fault(path, shape.message);
      return base;
    default:
      // YAML has numbers that JSON, and so every client, lacks.
      return typeof value === shape.kind && !(typeof value === 'number' && !Number.isFinite(value))
        ? value
        : wrongType(base, typeNames[shape.kind], report, path);
  }
}

const typeNames = { number: 'Number', string: 'String', boolean: 'Boolean' } as const;

function wrongType(base: unknown, type: string, report: OverlayReport, path: string): unknown {
  report.fault(path, `must be of type ${type}`);
  return base;
}

function overlayObject(
  base: unknown,
  value: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Shape>>,
  report: OverlayReport,
  path: string,
): Readonly<Record<string, unknown>> {
  const before = isObject(base) ? base : {};
  const merged: Record<string, unknown> = { ...before };
  for (const [key, part] of Object.entries(value)) {
    const inner = path === '' ? key : `${path}.${key}`;
    const shape = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (shape === undefined) {
      report.unknownKey(inner, Object.keys(fields));
      continue;
    }
    const result = overlay(before[key], part, shape, report, inner);
    if (result !== undefined) {
      merged[key] = result;
    }
  }
  return merged;
}

/** Returns the list that replaces the previous one. Empty items are dropped, except where null is allowed. */
function checkedList(values: readonly unknown[], item: Shape, report: OverlayReport, path: string): readonly unknown[] {
  return values
    .map((value, index) => overlay(undefined, value, item, report, path === '' ? String(index) : `${path}.${index}`))
    .filter((value) => value !== undefined);
}
