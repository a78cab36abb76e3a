import { transform } from 'sucrase';

/** Code that could not be read, with the line where reading it ended, counted from 1; 0 where it is unknown. */
export class Unreadable extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/**
 * Takes the types out of a snippet, and turns its exports into properties of `exports`. Lines stay where they are. The code is only read here.
 * @throws Unreadable
 */
export function stripTypes(code: string): string {
  try {
    return transform(code, {
      transforms: ['typescript', 'imports'],
      disableESTransforms: true,
      preserveDynamicImport: true,
    }).code;
  } catch (error) {
    const [, message = 'Unreadable', line = '0'] =
      /^(?:Error transforming .*?: )?(.*?)(?: \((\d+):\d+\))?$/s.exec(
        error instanceof Error ? error.message : String(error),
      ) ?? [];
    throw new Unreadable(message, Number(line));
  }
}
