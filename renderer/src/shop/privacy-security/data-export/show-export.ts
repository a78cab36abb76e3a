/**
 * Shows exported data in a window of its own (ui-shop.md 5.14).
 * @returns false when the browser does not let one open
 */
export function showExport(userData: string): boolean {
  const view = window.open('', '_blank', 'width=500');
  if (view === null) {
    return false;
  }
  // weakness: contract ui-shop.md 5.14 (what customers wrote somewhere becomes a page, with the shop's own rights)
  view.document.write(userData);
  view.document.close();
  view.document.body?.style.setProperty('white-space', 'pre-wrap');
  return true;
}

/** Hands exported data over as a file. */
export function saveExport(userData: string): void {
  const address = URL.createObjectURL(new Blob([userData], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'data-export.json' });
  link.click();
  URL.revokeObjectURL(address);
}
