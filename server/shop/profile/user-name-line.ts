import { isWeaknessOn } from '../../config/config.ts';
import { PageError } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';
import { sessionUserOf, type UserRow } from '../rows/users.ts';

/** The user's name as the profile page shows it. */
export interface UserNameLine {
  /** The text that was put into the template; undefined if the placeholder was left there. */
  readonly text: string | undefined;
  /** One or more elements. */
  readonly html: string;
}

// snippet: sstiChallenge
/** The part of the page that holds the name, as a Pug template with a placeholder for it. */
const template = 'p.user-name _username_';
const placeholder = /_username_/;

/** Matches text that Pug would not pass through as it is: interpolations and line breaks. */
const templateCode = /[#!]\{|#\[|[\r\n]/;

/**
 * Makes the line below the picture (api-account.md 17.2).
 * @throws PageError when the name leads to a template that cannot be rendered
 */
export async function userNameLine(user: UserRow, shop: ShopContext): Promise<UserNameLine> {
  const text = await shownName(user.username ?? '', shop);
  // weakness: sstiChallenge, usernameXssChallenge (the name becomes part of the template's source, not of its data)
  const source = text === undefined ? template : template.replace(placeholder, text); // vulnerable: sstiChallenge
  if (!templateCode.test(source)) {
    return { text, html: `<p class="user-name">${source.slice(source.indexOf(' ') + 1)}</p>` };
  }
  return { text, html: await render(source, user, shop) };
}

/** Returns the name; if it is code, its value, or undefined if that value is empty. */
async function shownName(name: string, { config, decoy, events }: ShopContext): Promise<string | undefined> {
  if (!looksLikeCode(name, config)) {
    return `\\${name}`;
  }
  events.emit('userName.evaluated', { name });
  const code = name.slice(2, -1);
  // weakness: sstiChallenge (a name that looks like code is run on the server, in the decoy host's own engine)
  const result = code === '' ? undefined : await decoy.evaluateCode(code); // vulnerable: sstiChallenge
  if (result?.outcome !== 'value') {
    return `\\${name}`;
  }
  return result.value ? String(result.value) : undefined;
}
// endsnippet: sstiChallenge

/** Returns whether a line of the name contains an interpolation that is to be evaluated. Looks at each character once. */
function looksLikeCode(name: string, config: ShopContext['config']): boolean {
  const lines = isWeaknessOn(config, 'usernameXssChallenge') ? name.split(/[\n\r\u2028\u2029]/) : [];
  return lines.some((line) => {
    const open = line.indexOf('#{');
    return open !== -1 && line.includes('}', open + 2);
  });
}

async function render(source: string, user: UserRow, { decoy }: ShopContext): Promise<string> {
  const result = await decoy.renderPug(source, sessionUserOf(user));
  switch (result.outcome) {
    case 'value':
      return String(result.value);
    case 'threw':
      throw new PageError(result.message, { name: result.name });
    default:
      throw new PageError('The user name takes too much time or memory to show.', { status: 503 });
  }
}
