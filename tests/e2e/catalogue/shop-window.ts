import type { Locator, Page } from 'playwright-core';

/** Finds the part of a product's card that opens its dialog. */
export function tileOf(page: Page, name: string): Locator {
  return page.locator('app-search-result .product').filter({ hasText: name });
}

/** Finds the product dialog, whichever product it shows. */
export function dialogOf(page: Page): Locator {
  return page.locator('app-product-details');
}

/** Opens the dialog of a product that the grid shows. */
export async function openProduct(page: Page, name: string): Promise<Locator> {
  await tileOf(page, name).click();
  await dialogOf(page).getByRole('heading', { level: 1, name }).waitFor();
  return dialogOf(page);
}

/** Opens the dialog of a product with its reviews unfolded. */
export async function openReviews(page: Page, name: string): Promise<Locator> {
  const dialog = await openProduct(page, name);
  await dialog.locator('[aria-label="Expand for Reviews"]').click();
  return dialog;
}

/** Returns the text of the snack bar, without its button. */
export function snackBar(page: Page): Promise<string | null> {
  return page.locator('.mat-mdc-snack-bar-container .mat-mdc-snack-bar-label').textContent();
}
