import type { FastifyInstance } from 'fastify';
import { isWeaknessOn } from '../../config/config.ts';
import { passwordHash } from '../../database/hashes.ts';
import { registerResource } from '../../http/resources/register-resource.ts';
import type { Attribute, Resource } from '../../http/resources/resource.ts';
import type { ShopContext } from '../context.ts';
import { insertRow } from '../rows/insert-row.ts';
import { trustedText, userNameFilter } from '../text-filters.ts';
import { registrationCheck } from './registration.ts';

/** The path of users' pictures (api-account.md 10). */
const uploads = '/assets/public/images/uploads';
const defaultImage = `${uploads}/default.svg`;

// snippet: registerAdminChallenge
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
      // weakness: registerAdminChallenge (a caller chooses the role of the account, as any other attribute)
      { name: 'role', type: 'text', defaultValue: 'customer', validate: [{ rule: 'isIn', values: roles }] }, // vulnerable: registerAdminChallenge
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
    before: { create: registrationCheck(shop, users) }, // neutral: registerAdminChallenge
  });
}
// endsnippet: registerAdminChallenge

// snippet: weakPasswordChallenge
const password: Attribute = {
  name: 'password',
  type: 'text',
  excluded: true,
  // weakness: weakPasswordChallenge (no length, no strength, no list of common passwords)
  set: (clearText) => passwordHash(clearText as string), // vulnerable: weakPasswordChallenge
};
// endsnippet: weakPasswordChallenge

/** @throws TypeError for anything but a string: the contract's "internal error" */
function username(shop: ShopContext): Attribute {
  const filter = userNameFilter(shop.config);
  return { name: 'username', type: 'text', defaultValue: '', set: (name) => filter(name as string) };
}

function email(shop: ShopContext): Attribute {
  const isWeak = isWeaknessOn(shop.config, 'persistedXssUserChallenge');
  return {
    name: 'email',
    type: 'text',
    unique: true,
    // weakness: persistedXssUserChallenge (only the browser checks that this is an address, and the administration page shows it as HTML)
    set: trustedText(isWeak, (address) => shop.events.emit('user.emailSet', { email: address })),
  };
}

function giveAdminsTheirImage(user: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const isPlain = !user.profileImage || user.profileImage === defaultImage;
  return user.role === 'admin' && isPlain ? { profileImage: `${uploads}/defaultAdmin.png` } : {};
}

/** Refuses to register the accountant, who is to be made up inside the login statement (api-account.md 10.2). */
function refuseAccountant(user: Readonly<Record<string, unknown>>, shop: ShopContext): void {
  const address = typeof user.email === 'string' ? user.email.toLowerCase() : '';
  if (address === `acc0unt4nt@${shop.config.application.domain}`) {
    throw new Error('Nice try, but this is not how the "Ephemeral Accountant" challenge works!');
  }
}

function openWallet(user: Readonly<Record<string, unknown>>, shop: ShopContext): void {
  insertRow(shop.database, 'Wallets', { UserId: user.id, balance: 0 });
}
