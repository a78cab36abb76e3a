import { get } from '../../../lib/api.ts';

/** Returns when each challenge was solved, ISO 8601 by key; undefined when nothing is solved, or the shop doesn't say. */
export async function solvedTimes(): Promise<Readonly<Record<string, string>> | undefined> {
  try {
    const { data } = await get<{ readonly data: Readonly<Record<string, string>> }>('rest/range/solved-times');
    return Object.keys(data).length === 0 ? undefined : data;
  } catch (error) {
    console.log(error);
    return undefined;
  }
}
