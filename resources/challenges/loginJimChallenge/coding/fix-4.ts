app.post('/rest/user/login', async (request, reply) => {
  const email = bodyField(request, 'email');
  const password = bodyField(request, 'password');
  events.emit('login.attempted', { email, password });

  const address = encodeURIComponent(sentText(email || ''));
  const hash = passwordHash(textOf(password));
  const sql = `SELECT * FROM Users WHERE email = '${address}' AND password = '${hash}' AND deletedAt IS NULL`;
  const [row] = await queryUsers(database, sql);
  if (!row?.id) {
    const text = translations.translate('Invalid email or password.', translations.localeOf(request));
    return sendText(reply, 401, text);
  }
  if (row.totpSecret !== '') {
    const tmpToken = tokens.sign({ userId: row.id, type: 'password_valid_needs_second_factor_token' });
    return reply.code(401).send({ status: 'totp_token_required', data: { tmpToken } });
  }
  const user = sessionUser(row);
  const answer = startSession(shop, user);
  events.emit('user.loggedIn', { user });
  return reply.send(answer);
});
