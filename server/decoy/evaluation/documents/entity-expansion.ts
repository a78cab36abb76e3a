/** The flat bomb that keeps the contract's parser busy for too long: a short entity with very many references to it (decision 31). */
const longestShort = 1000;
const manyReferences = 20_000;

const loop = 'Detected an entity reference loop';

/**
 * Decides how to answer a document whose entities expand too far. The parser here notices this within milliseconds, whereas the contract's
 * parser goes on. Its behaviour is emulated by looking at the document's own declarations.
 * @returns `timeOut`, or the error message
 */
export function judgeExpansion(document: string): string {
  const entities = [...document.matchAll(/<!ENTITY\s+([^\s%"'>]+)\s+(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, name = '', double, single]) => ({ name, value: double ?? single ?? '' }),
  );
  if (entities.some(({ value }) => /&(?!#)[^;&\s]+;/.test(value))) {
    return loop;
  }
  const body = document.slice(document.lastIndexOf(']>') + 1);
  const isSlow = entities.some(
    ({ name, value }) => value.length <= longestShort && body.split(`&${name};`).length > manyReferences,
  );
  return isSlow ? 'timeOut' : `${loop}: the document grows beyond 10 MB`;
}
