import type { UserWithSecrets } from './account.ts';

/** A photo of the wall as `GET /rest/memories` gives it (api-shop.md 19). */
export interface Memory {
  readonly UserId: number | null;
  readonly id: number;
  readonly caption: string | null;
  /** Without a slash in front, and not encoded. */
  readonly imagePath: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Null for a user who was deleted. */
  readonly User: UserWithSecrets | null;
}
