import { createHash } from 'node:crypto';

/** A customer who knows her password. */
export const amy = { id: 4, email: 'amy@juice-sh.op', password: 'K1f.....................' } as const;

/** A customer with a quote in his name. */
export const oneil = { id: 5, email: "o'neil@juice-sh.op", password: 'green tea' } as const;

/** A customer who has a second factor. */
export const wurst = {
  id: 6,
  email: 'wurstbrot@juice-sh.op',
  password: 'EinBelegtesBrotMitSchinkenSCHINKEN!',
} as const;

/** Whom attackers would like to be, with their ids. Nobody knows their passwords. */
export const targets = {
  loginAdminChallenge: { id: 1, email: 'admin@juice-sh.op' },
  loginJimChallenge: { id: 2, email: 'jim@juice-sh.op' },
  loginBenderChallenge: { id: 3, email: 'bender@juice-sh.op' },
} as const;

/** The hash of the administrator's password, which no response may hold. */
export const adminHash = hashOf('secret of the administrator');

/** A product that was taken off the shelves. */
export const deletedProduct = 'Christmas Super-Surprise-Box';

/** The beginning of the statement that made the table of users. */
export const usersTable = 'CREATE TABLE `Users`';

export function hashOf(password: string): string {
  return createHash('md5').update(password).digest('hex');
}

const time = "'2026-01-01 00:00:00.000 +00:00'";

function user(id: number, email: string, hash: string, { role = 'customer', totpSecret = '' } = {}): string {
  return `(${id}, '', '${email.replaceAll("'", "''")}', '${hash}', '${role}', '', '0.0.0.0', '', '${totpSecret}', 1, ${time}, ${time}, NULL)`;
}

function product(id: number, name: string, description: string, deletedAt = 'NULL'): string {
  return `(${id}, '${name.replaceAll("'", "''")}', '${description}', 1.99, 0.99, 'product.jpg', ${time}, ${time}, ${deletedAt})`;
}

/** The tables with the columns of the shop's own, because payloads depend on their number and order (data.md 2). */
export const userTables = `
  ${usersTable} (id INTEGER PRIMARY KEY AUTOINCREMENT, username VARCHAR(255) DEFAULT '', email VARCHAR(255) UNIQUE, password VARCHAR(255),
    role VARCHAR(255) DEFAULT 'customer', deluxeToken VARCHAR(255) DEFAULT '', lastLoginIp VARCHAR(255) DEFAULT '0.0.0.0',
    profileImage VARCHAR(255), totpSecret VARCHAR(255) DEFAULT '', isActive TINYINT(1) DEFAULT 1, createdAt DATETIME NOT NULL,
    updatedAt DATETIME NOT NULL, deletedAt DATETIME);
  INSERT INTO Users VALUES
    ${[
      user(1, targets.loginAdminChallenge.email, adminHash, { role: 'admin' }),
      user(2, targets.loginJimChallenge.email, hashOf("secret of Jim's")),
      user(3, targets.loginBenderChallenge.email, hashOf("secret of Bender's")),
      user(amy.id, amy.email, hashOf(amy.password)),
      user(oneil.id, oneil.email, hashOf(oneil.password)),
      user(wurst.id, wurst.email, hashOf(wurst.password), { totpSecret: 'IFTXE3SPOEYVURT2MRYGI52TKJ4HC3KH' }),
    ].join(',\n    ')};
`;

export const productTables = `
  CREATE TABLE \`Products\` (id INTEGER PRIMARY KEY AUTOINCREMENT, name VARCHAR(255), description VARCHAR(255), price DECIMAL,
    deluxePrice DECIMAL, image VARCHAR(255), createdAt DATETIME NOT NULL, updatedAt DATETIME NOT NULL, deletedAt DATETIME);
  INSERT INTO Products VALUES
    ${[
      product(1, 'Apple Juice (1000ml)', 'The all-time classic.'),
      product(2, 'Orange Juice (1000ml)', 'Made from oranges hand-picked by Uncle Dittmeyer.'),
      product(3, 'Lemon Juice (500ml)', 'Sour but full of vitamins, from unripe lemons.'),
      product(4, "Grandma's Cider", 'What she drinks when nobody looks.'),
      product(10, deletedProduct, 'Contains a random selection of ten bottles.', time),
    ].join(',\n    ')};
`;
