/**
 * Shows exported data in a new window (ui-shop.md 5.14).
 * @returns false when the browser blocks the window
 */
export function showExport(userData: string): boolean {
  const view = window.open('', '_blank', 'width=500');
  if (view === null) {
    return false;
  }
  // weakness: contract ui-shop.md 5.14 (what customers wrote elsewhere becomes a page with the shop's own origin)
  view.document.write(userData);
  view.document.close();
  view.document.body?.style.setProperty('white-space', 'pre-wrap');
  return true;
}

/** Offers exported data as a download. */
export function saveExport(userData: string): void {
  const address = URL.createObjectURL(new Blob([userData], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'data-export.json' });
  link.click();
  URL.revokeObjectURL(address);
}
