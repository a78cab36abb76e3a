import type { SqlDatabase } from '../../database/shop-database.ts';
import { insertRow } from '../rows/insert-row.ts';

/** Stores a captcha, and deletes the oldest if there are too many, since anyone may ask for any number of them. */
export function storeCaptcha(
  database: SqlDatabase,
  table: 'Captchas' | 'ImageCaptchas',
  captcha: object,
  most: number,
): void {
  database.transaction(() => {
    const surplus = insertRow(database, table, { ...captcha }).id - most;
    if (surplus > 0) {
      database.run(`DELETE FROM ${table} WHERE id = ?`, surplus);
    }
  });
}
