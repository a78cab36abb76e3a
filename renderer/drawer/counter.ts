import { isObject } from '../../shared/values/is-object.ts';
import { read } from './read.ts';

export interface Counter {
  readonly solved: number;
  readonly total: number;
  readonly figures: string;
}

/** Returns how many challenges are solved, as the shop's bar counts them; undefined until the score board has been found. */
export async function counterOf(root: URL): Promise<Counter | undefined> {
  const [board] = listOf(await read(root, 'api/Challenges/?key=scoreBoardChallenge'));
  if (board?.solved !== true) {
    return undefined;
  }
  const [all, answer] = await Promise.all([
    read(root, 'api/Challenges/'),
    read(root, 'rest/admin/application-configuration'),
  ]);
  const config = isObject(answer) && isObject(answer.config) ? answer.config : {};
  const selection = isObject(config.challenges) ? config.challenges.selection : undefined;
  const shown = listOf(all).filter(({ key }) => !Array.isArray(selection) || selection.includes(key));
  const solved = shown.filter((challenge) => challenge.solved === true).length;
  return { solved, total: shown.length, figures: `${solved}/${shown.length}` };
}

function listOf(answer: unknown): readonly Record<string, unknown>[] {
  return isObject(answer) && Array.isArray(answer.data) ? answer.data.filter(isObject) : [];
}
