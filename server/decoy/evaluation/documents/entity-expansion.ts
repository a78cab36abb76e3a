/** The flat bomb that the contract's parser worked on for too long: a short entity, referred to very often (decision 31). */
const longestShort = 1000;
const manyReferences = 20_000;

const loop = 'Detected an entity reference loop';

/**
 * What a document whose entities expand too far is answered with, which the parser here notices within milliseconds, where
 * the contract's went on: emulated by looking at the document's own declarations.
 * @returns `timeOut`, or the message of the error
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
