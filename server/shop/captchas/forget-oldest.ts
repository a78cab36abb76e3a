import type { SqlDatabase } from '../../database/shop-database.ts';

/** Takes the captcha away that is one too many: anybody may ask for any number of them. @param id below 1 for none */
export function forgetOldest(database: SqlDatabase, table: 'Captchas' | 'ImageCaptchas', id: number): void {
  if (id > 0) {
    database.run(`DELETE FROM ${table} WHERE id = ?`, id);
  }
}
