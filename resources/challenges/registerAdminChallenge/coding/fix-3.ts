const roles = ['customer', 'deluxe', 'accounting', 'admin'];

/** What somebody who registers may say. Everything else has its default, whatever is sent. */
const accepted = ['email', 'password', 'passwordRepeat'];

/** `/api/Users`: registration and the list of users. */
export function registerUsers(app: FastifyInstance, shop: ShopContext): void {
  const users: Resource = {
    name: 'User',
    table: 'Users',
    softDeleted: true,
    attributes: [
      { name: 'id', type: 'integer' },
      username(shop),
      email(shop),
      password,
      { name: 'role', type: 'text', defaultValue: 'customer', validate: [{ rule: 'isIn', values: roles }] },
      { name: 'deluxeToken', type: 'text', defaultValue: '' },
      { name: 'lastLoginIp', type: 'text', defaultValue: '0.0.0.0' },
      { name: 'profileImage', type: 'text', defaultValue: defaultImage },
      { name: 'totpSecret', type: 'text', defaultValue: '', excluded: true },
      { name: 'isActive', type: 'boolean', defaultValue: true },
    ],
    hooks: {
      complete: giveAdminsTheirImage,
      beforeSave: (user) => refuseAccountant(user, shop),
      afterCreate: (user) => openWallet(user, shop),
    },
  };
  const check = registrationCheck(shop, users);
  registerResource(app, shop, users, {
    before: {
      create: function (request, reply, done) {
        const sent: Readonly<Record<string, unknown>> = Object(request.body);
        request.body = Object.fromEntries(
          accepted.filter((name) => Object.hasOwn(sent, name)).map((name) => [name, sent[name]]),
        );
        check.call(this, request, reply, done);
      },
    },
  });
}
