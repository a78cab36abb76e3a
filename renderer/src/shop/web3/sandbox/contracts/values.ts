import { type ParamType, Result } from 'ethers/abi';

/** Formats a decoded value: numbers in full, strings in quotes, lists in `[]`, tuples in `()` with their names. */
export function valueText(value: unknown, param: ParamType): string {
  if (param.isArray()) {
    return `[${listIn(value)
      .map((item) => valueText(item, param.arrayChildren))
      .join(', ')}]`;
  }
  if (param.isTuple()) {
    return `(${namedTexts(listIn(value), param.components).join(', ')})`;
  }
  return param.type === 'string' ? JSON.stringify(value) : String(value);
}

/** Formats several decoded values, each with its name if it has one. */
export function namedTexts(values: readonly unknown[], params: readonly ParamType[]): readonly string[] {
  return params.map((param, index) => {
    const text = valueText(values[index], param);
    return param.name === '' ? text : `${param.name}: ${text}`;
  });
}

/** Formats a function's result in one line: a single string without quotes, anything else like `namedTexts`. */
export function outputText(values: readonly unknown[], params: readonly ParamType[]): string {
  const [only] = params;
  return params.length === 1 && only?.type === 'string' ? String(values[0]) : namedTexts(values, params).join(', ');
}

function listIn(value: unknown): readonly unknown[] {
  if (value instanceof Result) {
    // Values are read by position, because a field may have the name of one of `Result`'s methods. A value that can't be decoded, such as a
    // string that isn't UTF-8, throws.
    return value.toArray();
  }
  return Array.isArray(value) ? value : [];
}
