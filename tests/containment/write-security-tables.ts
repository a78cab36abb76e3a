import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityTables } from './support/security-tables.ts';

/* Writes the tables of attempts into `SECURITY.md`, between its two marks. */
const file = join(import.meta.dirname, '../../SECURITY.md');
const [before, , after] = readFileSync(file, 'utf8').split(/<!-- \/?attempts -->/);
writeFileSync(file, `${before}<!-- attempts -->\n\n${securityTables()}\n\n<!-- /attempts -->${after}`);
