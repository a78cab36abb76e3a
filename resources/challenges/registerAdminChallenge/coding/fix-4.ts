const roles = ['customer', 'deluxe', 'accounting', 'admin'];

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
      {
        name: 'role',
        type: 'text',
        defaultValue: 'customer',
        set: () => 'customer',
        validate: [{ rule: 'isIn', values: roles }],
      },
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
  registerResource(app, shop, users, {
    before: { create: registrationCheck(shop, users) },
  });
}
