import type { MessageFromShop } from '../supervisor/shop-messages.ts';
import type { ClassLink } from '../training/class/class-link.ts';

/**
 * Makes a link to the class through the supervisor: the shop process itself reaches no board.
 * @param ask asks the supervisor, and resolves with its answer
 */
export function createClassLink(
  tell: (message: MessageFromShop) => void,
  ask: (send: (id: number) => void) => ReturnType<ClassLink['change']>,
): ClassLink {
  return {
    solved: ({ key, flag, cheatScore, totalCheatScore, at, hints, isRestored }) =>
      tell({ type: 'classSolved', key, flag, cheatScore, totalCheatScore, at, hints, isRestored }),
    coding: ({ key, step, totalCheatScore }) => tell({ type: 'classCoding', key, step, totalCheatScore }),
    hint: ({ key, opened }) => tell({ type: 'classHint', key, opened }),
    mark: (what) => tell({ type: 'classMark', what }),
    progress: ({ solves, coding, hints }) => tell({ type: 'classProgress', solves, coding, hints }),
    change: (change, backup) =>
      ask((id) =>
        tell({
          type: 'classChange',
          id,
          do: change.do,
          name: change.do === 'join' ? change.name : null,
          challenge: change.do === 'stuck' ? change.challenge : null,
          backup,
        }),
      ),
  };
}
