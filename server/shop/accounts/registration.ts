import type { FastifyRequest, preHandlerHookHandler } from 'fastify';
import { sendText } from '../../http/answers.ts';
import { bodyField } from '../../http/body.ts';
import type { Resource } from '../../http/resources/resource.ts';
import { createResourceStore } from '../../http/resources/store.ts';
import type { ShopContext } from '../context.ts';

/** Returns the hook that `POST /api/Users` runs before the row is created (api-account.md 10.2, steps 1 to 3). */
export function registrationCheck(shop: ShopContext, users: Resource): preHandlerHookHandler {
  const store = createResourceStore(shop.database, users, shop.budgets);
  return (request, reply, done) => {
    const isEmpty = trimFields(request);
    shop.events.emit('registration.requested', {
      email: bodyField(request, 'email'),
      // weakness: passwordRepeatChallenge (the repetition is announced, but never compared with the password)
      password: bodyField(request, 'password'),
      passwordRepeat: bodyField(request, 'passwordRepeat'),
      role: bodyField(request, 'role'),
    });
    if (!isEmpty) {
      done();
      return;
    }
    try {
      // weakness: emptyUserRegistration (the refusal does not stop the registration)
      store.create(request.body);
    } catch {
      // The caller is refused anyway.
    }
    sendText(reply, 400, 'Invalid email/password cannot be empty');
  };
}

/**
 * Trims email and passwords, but only if all three were sent.
 * @returns whether email or password is empty
 * @throws TypeError for values that are not strings
 */
function trimFields(request: FastifyRequest): boolean {
  const [email, password, passwordRepeat] = ['email', 'password', 'passwordRepeat'].map((name) =>
    bodyField(request, name),
  ) as [Text, Text, Text];
  // weakness: emptyUserRegistration (without the repetition nothing is checked, and blanks are trimmed only after the check)
  if (email === undefined || password === undefined || passwordRepeat === undefined) {
    return false;
  }
  if (email.length === 0 || password.length === 0) {
    return true;
  }
  Object.assign(request.body as object, {
    email: email.trim(),
    password: password.trim(),
    passwordRepeat: passwordRepeat.trim(),
  });
  return false;
}

/** Treated as a string if it is present: for any other value, the contract prescribes the engine's own error message. */
type Text = string | undefined;
