/** Slot of catalogue-page: the search result screen (ui-shop.md 5.1). */
export function SearchScreen() {
  return <app-search-result />;
}
