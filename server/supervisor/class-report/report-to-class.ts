import type { ClassPart } from '../../../shared/class/class-part.ts';
import type { FindBoard } from '../board-search/find-board.ts';
import type { ClaimedStorage } from '../data-folder/claim-storage.ts';
import { cleanLine } from '../log-lines.ts';
import type { LogLevel } from '../messages.ts';
import type { MessageToShop } from '../shop-messages.ts';
import { type ClassReporter, createClassReporter } from './class-reporter.ts';
import type { SenderOptions } from './sender.ts';

/** How a supervisor reports to a class. */
export interface ClassReporting {
  /** The class of the workshop's profile; absent or null for none. */
  readonly class?: ClassPart | null;
  /** How a board is looked for besides the addresses in the profile; not at all when absent. */
  readonly findBoard?: FindBoard;
  readonly boardPauses?: SenderOptions['pauses'];
  readonly onLog?: (level: LogLevel, text: string) => void;
}

/**
 * Starts to report to the class of the profile. The reports are kept beside the data folder, where the shop process can't write.
 * @returns undefined when there is no class
 */
export function reportToClass(
  options: ClassReporting,
  storage: ClaimedStorage,
  send: (message: MessageToShop) => void,
): ClassReporter | undefined {
  const part = options.class ?? null;
  if (part === null || storage.kind === 'refused') {
    return undefined;
  }
  return createClassReporter({
    part,
    folder: storage.storage.kind === 'folder' ? `${storage.storage.path}-class` : null,
    findBoard: options.findBoard ?? (async () => []),
    tell: send,
    answer: (id, result) => send({ type: 'answered', id, result }),
    log: (text) => options.onLog?.('warn', cleanLine(text)),
    ...(options.boardPauses === undefined ? {} : { pauses: options.boardPauses }),
  });
}
