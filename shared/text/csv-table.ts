/**
 * Returns a table as CSV: RFC 4180 with a byte order mark, without which Excel assumes another encoding. No cell becomes a formula, whatever is in it.
 * @param rows with the names of the columns first
 */
export function csvTable(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
}

/**
 * Spreadsheets take a cell that begins with one of these for a formula and run it, some even after blanks or invisible characters. The apostrophe
 * makes it text. Learners choose their own names and those of their files, and responses say anything.
 */
const formulaStart =
  /^(?:[\t\r\n]|[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@|\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/u;

function cellOf(value: string | number): string {
  if (typeof value === 'number') {
    return String(value);
  }
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
