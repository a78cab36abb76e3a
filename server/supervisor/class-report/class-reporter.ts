import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { ClassStatus } from '../../../shared/api/class.ts';
import type { ClassPart } from '../../../shared/class/class-part.ts';
import { cleanName, learnerName } from '../../../shared/class/names.ts';
import type { Reported } from '../../../shared/class/reports.ts';
import type { FindBoard } from '../board-search/find-board.ts';
import type { ShopRequest } from '../shop-life.ts';
import type { ClassMessageToShop } from './class-news.ts';
import { newIdentity, openReports } from './kept-reports.ts';
import { createReportQueue } from './queue.ts';
import { createSender, type SenderOptions } from './sender.ts';

/** What concerns the class of what a shop process says. */
export type ClassNews = Extract<ShopRequest, { readonly type: `class${string}` }>;

/** Reports what a learner does to the class board, as far as the learner wants it. */
export interface ClassReporter {
  /** Takes what a shop process says. */
  hear(news: ClassNews): void;
  status(): ClassStatus;
  /** Forgets what is kept about the class: the learner's choice, the name with its key, and what waits. The learner is asked anew. */
  forget(): void;
  /** Tells a shop process that has just got ready how it stands. */
  greet(): void;
  stop(): Promise<void>;
}

export interface ReporterOptions {
  readonly part: ClassPart;
  /** The supervisor's own folder, out of the shop process's reach; null to keep everything in memory. */
  readonly folder: string | null;
  readonly findBoard: FindBoard;
  readonly tell: (message: ClassMessageToShop) => void;
  /** Answers a shop process's question. */
  readonly answer: (id: number, status: ClassStatus) => void;
  readonly log: (text: string) => void;
  readonly pauses?: SenderOptions['pauses'];
}

export function createClassReporter(options: ReporterOptions): ClassReporter {
  const { part, tell, answer, log } = options;
  const queue = createReportQueue(openReports(options.folder, part.board));
  let isTold = false;
  let isFlagKeyTold = false;
  /** Tells the page, once for all changes of a moment. */
  const onChange = () => {
    if (!isTold) {
      isTold = true;
      queueMicrotask(() => {
        isTold = false;
        tell({ type: 'classStatus', status: status() });
        tellFlagKey();
      });
    }
  };
  const sender = createSender({
    part,
    queue,
    findBoard: options.findBoard,
    onChange,
    log,
    ...(options.pauses === undefined ? {} : { pauses: options.pauses }),
  });

  const tellFlagKey = () => {
    if (part.contest && queue.kept().choice === 'join' && !isFlagKeyTold) {
      isFlagKeyTold = true;
      tell({ type: 'flagKey', key: sender.flagKey() });
      tell({ type: 'askClassProgress' });
    }
  };
  const status = (): ClassStatus => {
    const { choice, name, taken, stuck, handIn, handedInAt } = queue.kept();
    const known = { class: part.name, isContest: part.contest };
    if (choice === 'join' && name !== null) {
      const view = sender.view();
      return {
        kind: 'joined',
        ...known,
        name,
        board: sender.address(),
        isConnected: sender.isConnected(),
        waiting: queue.waiting(),
        isStuck: stuck !== null,
        stuckOn: stuck?.challenge ?? null,
        handedInAt,
        isHandingIn: handIn !== null,
        phase: view?.phase ?? null,
        startsAt: view?.startsAt ?? null,
        endsAt: view?.endsAt ?? null,
        announcements: view?.announcements ?? [],
        releasedHints: view?.releasedHints ?? [],
      };
    }
    return choice === 'decline'
      ? { kind: 'declined', ...known, boards: part.boards }
      : { kind: 'asking', ...known, boards: part.boards, taken };
  };

  /** Adds something to what is reported. Whoever hasn't joined reports nothing; what was done before is reported once they have. */
  const add = (what: Reported, at = Date.now()): void => {
    if (queue.kept().choice === 'join' && queue.add(what, at)) {
      sender.wake();
      onChange();
    }
  };

  const forget = (): void => {
    queue.forget();
    isFlagKeyTold = false;
    sender.leave();
    onChange();
  };

  const change = (news: Extract<ClassNews, { type: 'classChange' }>): void => {
    switch (news.do) {
      case 'join': {
        const name = learnerName.safeParse(cleanName(news.name ?? ''));
        const kept = queue.kept();
        if (name.success && (kept.choice !== 'join' || kept.name !== name.data)) {
          const isNew = kept.learner !== null || kept.taken !== null;
          queue.change({
            choice: 'join',
            name: name.data,
            taken: null,
            learner: null,
            ...(isNew
              ? { ...newIdentity(), next: 1, reports: [], solved: {}, coding: {}, hints: {}, stuck: null }
              : {}),
          });
          sender.leave();
          isFlagKeyTold = false;
          tellFlagKey();
          tell({ type: 'askClassProgress' });
        }
        break;
      }
      case 'decline':
        queue.change({ choice: 'decline', reports: [], handIn: null, stuck: null });
        sender.leave();
        break;
      case 'forget':
        forget();
        break;
      case 'ask':
        queue.change({ choice: null });
        break;
      case 'stuck':
        add({ kind: 'stuck', challenge: news.challenge });
        break;
      case 'unstuck':
        add({ kind: 'unstuck' });
        break;
      case 'handIn':
        if (queue.kept().choice === 'join' && news.backup !== null) {
          queue.change({ handIn: news.backup });
        }
    }
    sender.wake();
    onChange();
  };

  /** Compares everything done so far with what was reported: what the end of a process, or a time before joining, has left out is reported now. */
  const catchUp = ({ solves, coding, hints }: Extract<ClassNews, { type: 'classProgress' }>): void => {
    const kept = queue.kept();
    if (kept.choice !== 'join') {
      return;
    }
    const solvedHere = new Set<string>(solves.map(({ key }) => key));
    if (Object.keys(kept.solved).some((key) => !solvedHere.has(key))) {
      queue.change({ solved: Object.fromEntries(Object.entries(kept.solved).filter(([key]) => solvedHere.has(key))) });
      add({ kind: 'mark', what: 'olderProgress' });
    }
    for (const { key, flag, at, hints: opened } of solves) {
      add(
        solvedReport({ key, flag, at, hints: opened, cheatScore: -1, totalCheatScore: -1, isRestored: false }),
        Date.parse(at),
      );
    }
    for (const { key, step } of coding) {
      add({ kind: 'coding', challenge: key, step: stepNames[step], totalCheatScore: -1 });
    }
    for (const { key, opened } of hints) {
      add({ kind: 'hint', challenge: key, opened });
    }
  };

  return {
    hear: (news) => {
      switch (news.type) {
        case 'classSolved':
          add(solvedReport(news), Date.parse(news.at));
          break;
        case 'classCoding':
          add({
            kind: 'coding',
            challenge: news.key,
            step: stepNames[news.step],
            totalCheatScore: news.totalCheatScore,
          });
          break;
        case 'classHint':
          add({ kind: 'hint', challenge: news.key, opened: news.opened });
          break;
        case 'classMark':
          add({ kind: 'mark', what: news.what });
          break;
        case 'classProgress':
          catchUp(news);
          break;
        case 'classChange':
          change(news);
          answer(news.id, status());
      }
    },
    status,
    forget,
    greet: () => {
      isFlagKeyTold = false;
      tell({ type: 'classStatus', status: status() });
      tellFlagKey();
      tell({ type: 'askClassProgress' });
    },
    stop: sender.stop,
  };
}

const stepNames = { 1: 'findIt', 2: 'fixIt' } as const;

interface Solved {
  readonly key: ChallengeKey;
  readonly flag: string;
  readonly cheatScore: number;
  readonly totalCheatScore: number;
  readonly at: string;
  readonly hints: number;
  readonly isRestored: boolean;
}

/** Makes the contract's webhook message (api-learning.md 9) for the board. It doesn't name the machine: the learner may have chosen a pseudonym. */
function solvedReport({ key, flag, cheatScore, totalCheatScore, at, hints, isRestored }: Solved): Reported {
  return {
    kind: 'solved',
    message: {
      solution: { challenge: key, cheatScore, totalCheatScore, issuedOn: at },
      ctfFlag: flag,
      issuer: { hostName: 'juice-range', os: '', appName: 'Juice Range', config: 'default', version: '18.0.0' },
    },
    hints,
    isRestored,
  };
}
