/**
 * Makes the methods that a check of a string would use report that all is well.
 * @returns a function that undoes it
 */
export function tamper(): () => void {
  const { toUpperCase, toLowerCase, slice, charAt, charCodeAt, indexOf } = String.prototype;
  const { test, exec } = RegExp.prototype;
  const { has } = Set.prototype;
  Object.assign(String.prototype, {
    toUpperCase: () => 'SELECT',
    toLowerCase: () => 'select',
    slice: () => ' ',
    charAt: () => ' ',
    charCodeAt: () => 32,
    indexOf: () => -1,
  });
  Object.assign(RegExp.prototype, { test: () => false, exec: () => null });
  Object.assign(Set.prototype, { has: () => false });
  return () => {
    Object.assign(String.prototype, { toUpperCase, toLowerCase, slice, charAt, charCodeAt, indexOf });
    Object.assign(RegExp.prototype, { test, exec });
    Object.assign(Set.prototype, { has });
  };
}
