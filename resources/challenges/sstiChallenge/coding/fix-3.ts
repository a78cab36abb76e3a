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
  const source = text === undefined ? template : template.replace(placeholder, text);
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
  if (/require|process|global|exec|constructor/.test(name)) {
    throw new PageError('This user name is not allowed.', { status: 400 });
  }
  const code = name.slice(2, -1);
  const result = code === '' ? undefined : await decoy.evaluateCode(code);
  if (result?.outcome !== 'value') {
    return `\\${name}`;
  }
  return result.value ? String(result.value) : undefined;
}
