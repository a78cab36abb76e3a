// Tests import this file as well, and know no `?raw` otherwise.
/// <reference types="vite/client" />
import languages from '../../../../../../resources/workbench/lists/languages.txt?raw';
import nosql from '../../../../../../resources/workbench/lists/nosql.txt?raw';
import passwords from '../../../../../../resources/workbench/lists/passwords.txt?raw';
import paths from '../../../../../../resources/workbench/lists/paths.txt?raw';
import sql from '../../../../../../resources/workbench/lists/sql.txt?raw';
import templates from '../../../../../../resources/workbench/lists/templates.txt?raw';
import traversal from '../../../../../../resources/workbench/lists/traversal.txt?raw';
import users from '../../../../../../resources/workbench/lists/users.txt?raw';
import xss from '../../../../../../resources/workbench/lists/xss.txt?raw';

/** A list that comes with the workbench. Its text key is `RUNNER_LIST_` and the name in capitals. */
export interface BuiltInList {
  readonly name: string;
  readonly values: readonly string[];
}

/** The built-in lists, in the order of the choice. */
export const builtInLists: readonly BuiltInList[] = Object.entries({
  passwords,
  users,
  paths,
  languages,
  sql,
  nosql,
  xss,
  templates,
  traversal,
}).map(([name, text]) => ({ name, values: text.split(/\r?\n/).filter((line) => line !== '') }));
