import { type ParamType, Result } from 'ethers/abi';

/** A decoded value for reading: numbers in full, texts in quotes, lists in `[]`, tuples in `()` with their names. */
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

/** Several decoded values, with the names that they have. */
export function namedTexts(values: readonly unknown[], params: readonly ParamType[]): readonly string[] {
  return params.map((param, index) => {
    const text = valueText(values[index], param);
    return param.name === '' ? text : `${param.name}: ${text}`;
  });
}

/** What a function returned, in one line: a single text as it is, everything else as above. */
export function outputText(values: readonly unknown[], params: readonly ParamType[]): string {
  const [only] = params;
  return params.length === 1 && only?.type === 'string' ? String(values[0]) : namedTexts(values, params).join(', ');
}

function listIn(value: unknown): readonly unknown[] {
  if (value instanceof Result) {
    // By position: a field may be named like one of its methods. One that cannot be decoded, such as text that is not UTF-8, throws.
    return value.toArray();
  }
  return Array.isArray(value) ? value : [];
}
