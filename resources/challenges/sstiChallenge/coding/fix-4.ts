/** The part of the page that holds the name. Pug escapes what it inserts. */
const template = 'p.user-name= username';

/**
 * Makes the line below the picture (api-account.md 17.2).
 * @throws PageError when the template cannot be rendered
 */
export async function userNameLine(user: UserRow, shop: ShopContext): Promise<UserNameLine> {
  return { text: user.username ?? '', html: await render(template, user, shop) };
}
