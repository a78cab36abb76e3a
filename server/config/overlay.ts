import { isObject } from '../../shared/values/is-object.ts';
import type { Shape } from './shape.ts';

/** Who is told of what does not fit the shape. */
export interface OverlayReport {
  /** A value of the wrong kind. @param message goes behind the path (api-learning.md 16) */
  readonly fault: (path: string, message: string) => void;
  /** A key that the shape does not have, and which is left out. @param known the keys that could stand in its place */
  readonly unknownKey: (path: string, known: readonly string[]) => void;
}

/**
 * Lays a configuration file over a configuration: objects merge deeply, lists and single values replace. What does not fit
 * the shape is reported and left as it was, so that the rules on content can look at the rest.
 * @param base the value before; undefined where there is none, as for the items of a list
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
      // YAML knows numbers that JSON, and so every client, does not.
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

/** A list replaces the one before. Empty items are dropped, except where null is an item. */
function checkedList(values: readonly unknown[], item: Shape, report: OverlayReport, path: string): readonly unknown[] {
  return values
    .map((value, index) => overlay(undefined, value, item, report, path === '' ? String(index) : `${path}.${index}`))
    .filter((value) => value !== undefined);
}
