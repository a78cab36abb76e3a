/** The faults of an invoice that are found before it is sent. */
export type InvoiceFault = 'mimeType' | 'fileSize';

const mostBytes = 100_000;

/** The browser's names for the types that pass: those on offer, and those that nobody removed from the list. */
const welcomeTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/zip',
  'application/x-zip-compressed',
  'multipart/x-zip',
  // weakness: deprecatedInterfaceChallenge, xxeFileDisclosureChallenge, xxeDosChallenge (XML orders are no longer offered but still pass)
  'application/xml',
  'text/xml',
  // weakness: deprecatedInterfaceChallenge, yamlBombChallenge (likewise for YAML)
  'application/yaml',
  'application/x-yaml',
  'text/yaml',
  'text/x-yaml',
]);

/** Checks a file by what the browser says about it (ui-shop.md 5.17). */
export function invoiceFault({ type, size }: File): InvoiceFault | undefined {
  // weakness: uploadTypeChallenge, uploadSizeChallenge (only this page checks either)
  if (!welcomeTypes.has(type)) {
    return 'mimeType';
  }
  return size > mostBytes ? 'fileSize' : undefined;
}
