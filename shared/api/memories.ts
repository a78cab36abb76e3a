import type { UserWithSecrets } from './account.ts';
import type { StoredRow } from './answers.ts';

/** A photo of the wall as `GET /rest/memories` returns it (api-shop.md 19). */
export interface Memory extends StoredRow {
  readonly UserId: number | null;
  readonly caption: string | null;
  /** Without a leading slash, and not encoded. */
  readonly imagePath: string | null;
  /** Null for a user who was deleted. */
  readonly User: UserWithSecrets | null;
}
