import { boundedMap } from '../bounded-map.ts';
import { type Budgets, budgets as usualBudgets } from '../budgets.ts';

/** The user row inside a session, as the token carries it (api-account.md 6.2). */
export interface SessionUser {
  readonly id: number;
  readonly email: string;
  readonly role: string;
  readonly [column: string]: unknown;
}

/** What the registry keeps for a token (api-account.md 6.3). */
export interface Session {
  readonly status: 'success';
  readonly data: SessionUser;
  /** Seconds since the epoch. */
  readonly iat: number;
  /** Basket id; set by password login and second-factor login only. */
  readonly bid?: number;
}

/** Registry of logged-in tokens: in memory, lost on restart (api-account.md 6.3). Of very many, the oldest are forgotten: the contract forgets none. */
export interface Sessions {
  /** Registers a token, or replaces its entry. @throws TypeError for a session without a user, which is registered all the same */
  put(token: string, session: Session): void;
  /** Looks a token up as it is. */
  get(token: string | undefined): Session | undefined;
  /** Looks a token up with surrounding double quotes taken off first. */
  from(token: string | undefined): Session | undefined;
  /** The user's most recently registered token. */
  tokenOf(userId: number): string | undefined;
  /** Counts registrations: while it stands, so do all answers. */
  changes(): number;
}

/** What an entry takes besides its token, which holds all of its texts as well, in bytes. */
const overhead = 1024;

export function createSessions({ count, bytes }: Budgets['sessions'] = usualBudgets.sessions): Sessions {
  const latest = new Map<unknown, string>();
  const byToken = boundedMap<string, Session>({
    entries: count,
    bytes,
    // A token is the session in base64, so it says how much the session takes, too.
    sizeOf: (token) => overhead + 2 * token.length,
    forgotten: (token, session) => {
      const id = userIdOf(session);
      if (latest.get(id) === token) {
        latest.delete(id);
      }
    },
  });
  let changes = 0;

  return {
    put: (token, session) => {
      changes += 1;
      byToken.set(token, session);
      // Last, since it fails for a session without a user: the contract's quirk.
      latest.set(session.data.id, token);
    },
    get: (token) => (token === undefined ? undefined : byToken.get(token)),
    from: (token) => (token === undefined ? undefined : byToken.get(token.replace(/^"|"$/g, ''))),
    tokenOf: (userId) => latest.get(userId),
    changes: () => changes,
  };
}

/** A forged token may have been registered without any user, and with any JSON value for the id. */
function userIdOf(session: Session): unknown {
  const { data }: { readonly data?: { readonly id?: unknown } | null } = session;
  return data?.id;
}
