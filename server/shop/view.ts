/**
 * What the training layer may ask the shop: read-only queries and pure predicates (rulings 16). Nothing here changes
 * anything, and nothing here knows about challenges.
 */
export interface ShopView {
  /** E-mail and password hash of every user that is not deleted. */
  activeUserCredentials(): readonly { readonly email: string; readonly password: string }[];
  /** Every non-null `sql` of `sqlite_master`. */
  tableDefinitions(): readonly string[];
}
