import type { UserContent } from '../../../shared/content/seed.ts';
import { deluxeToken, passwordHash, securityAnswerHash } from '../hashes.ts';
import { filterLegacy } from '../sanitisers.ts';
import { emailOf, randomBetween, type SeedRun } from './seed-run.ts';

const uploads = 'assets/public/images/uploads/';

/** More made-up users than this help nobody and only slow down the start. */
const fakeUserLimit = 10_000;

/** Seeds the 22 users with their security answers, feedback, addresses and cards. */
export function seedUsers(run: SeedRun): void {
  const { insert, content, config } = run;
  for (const user of content.users) {
    const email = emailOf(user, config);
    insert('Users', {
      id: user.id,
      username: filterLegacy(user.username),
      email,
      password: passwordHash(user.password),
      role: user.role,
      deluxeToken: user.role === 'deluxe' ? deluxeToken(email, content.keys.jwtPrivateKey) : '',
      lastLoginIp: user.lastLoginIp,
      profileImage: `${uploads}${pictureOf(user)}`,
      // weakness: twoFactorAuthUnsafeSecretStorageChallenge - the secret is stored unencrypted, where injected SQL can read it.
      totpSecret: user.totpSecret,
      isActive: true,
      deletedAt: user.softDeleted ? run.now : null,
    });
    if (user.security !== undefined) {
      seedAnswer(run, user.security.answerId, user.id, user.security.questionId, user.security.answer);
    }
    if (user.feedback !== undefined) {
      const { id, rating, comment } = user.feedback;
      insert('Feedbacks', { id, UserId: user.id, rating, comment: `${comment} (***${email.slice(3)})` });
    }
    for (const address of user.addresses) {
      insert('Addresses', { ...address, UserId: user.id });
    }
    for (const card of user.cards) {
      insert('Cards', { ...card, UserId: user.id });
    }
  }
}

/**
 * Seeds a security answer. An answer to a question that the shop no longer asks is left out.
 * @param id the answer's id; undefined takes the next one
 */
export function seedAnswer(
  { insert, content }: SeedRun,
  id: number | undefined,
  UserId: number,
  SecurityQuestionId: number,
  answer: string,
): void {
  if (!content.records.securityQuestions.some((question) => question.id === SecurityQuestionId)) {
    return;
  }
  const hash = securityAnswerHash(answer, content.keys.securityAnswerKey);
  insert('SecurityAnswers', { ...(id === undefined ? {} : { id }), UserId, SecurityQuestionId, answer: hash });
}

function pictureOf({ profileImage, role }: UserContent): string {
  return profileImage ?? (role === 'admin' ? 'defaultAdmin.png' : 'default.svg');
}

/** Seeds made-up users after the real ones (`application.numberOfRandomFakeUsers`). */
export function seedFakeUsers({ insert, config }: SeedRun): void {
  const count = Math.min(config.application.numberOfRandomFakeUsers, fakeUserLimit);
  const emails = new Set<string>();
  while (emails.size < count) {
    emails.add(`${randomText(5)}@${randomText(4)}.${randomText(2)}`);
  }
  for (const email of emails) {
    insert('Users', { email, password: passwordHash(randomText(5)) });
  }
}

function randomText(length: number): string {
  return Array.from({ length }, () => randomBetween(0, 35).toString(36)).join('');
}

/** Seeds one wallet per user, with the user's id. */
export function seedWallets({ insert, content }: SeedRun): void {
  for (const user of content.users) {
    insert('Wallets', { id: user.id, UserId: user.id, balance: user.walletBalance });
  }
}
