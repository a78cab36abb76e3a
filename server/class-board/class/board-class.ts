import { createHash, createHmac } from 'node:crypto';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import { classLimits } from '../../../shared/class/limits.ts';
import { nameKey } from '../../../shared/class/names.ts';
import type { TrainerOrder } from '../../../shared/class/orders.ts';
import type { Report } from '../../../shared/class/reports.ts';
import type { Announcement, ReleasedHint } from '../../../shared/class/to-learner.ts';
import type { BoardChallenge, ClassFacts } from '../../../shared/class/wall.ts';
import type { WebhookMessage } from '../../../shared/class/webhook.ts';
import type { ClassEntry } from './entries.ts';
import { addSolve, applyReport, type BoardLearner, mark, newLearner, type Solve, scoreOf } from './learner.ts';
import { counts, mostPhaseChanges, type PhaseChange } from './rules.ts';
import { type Standings, standingsOf } from './standings.ts';

/** A class: what its journal adds up to. It knows nothing of the network. */
export interface BoardClass {
  /** Changes the class as an entry says. Entries were checked before they were written. */
  apply(entry: ClassEntry): void;
  facts(): ClassFacts;
  announcements(): readonly Announcement[];
  releasedHints(): readonly ReleasedHint[];
  /** In the order of joining. */
  learners(): readonly BoardLearner[];
  learner(id: string): BoardLearner | undefined;
  /** Finds whoever has joined under a name that counts as this one. */
  named(name: string): BoardLearner | undefined;
  /** Returns whether the trainer has taken a public key from its name, so that it can't join again by itself. */
  isFormer(publicKey: string): boolean;
  /** Returns whether a solve counts for the wall. */
  counts(learner: BoardLearner, solve: Solve): boolean;
  /** Returns the standings: those of the moment when the wall was frozen, if it is. */
  standings(): Standings;
}

export interface ClassParts {
  readonly name: string;
  readonly language: string;
  readonly isContest: boolean;
  readonly challenges: readonly BoardChallenge[];
  /** Returns a learner's own flag key; null for a learner without a key. */
  readonly flagKeyOf: (learner: BoardLearner) => string | null;
}

/** Returns the id under which a host's webhook messages are kept. */
export function hostId({ issuer }: WebhookMessage): string {
  return `host-${createHash('sha256').update(issuer.hostName).digest('base64url').slice(0, 16)}`;
}

export function createClass({ name, language, isContest, challenges, flagKeyOf }: ClassParts): BoardClass {
  const learners = new Map<string, BoardLearner>();
  const byName = new Map<string, BoardLearner>();
  const names = new Map<ChallengeKey, string>(challenges.map((challenge) => [challenge.key, challenge.name]));
  const difficulties = new Map(
    challenges.flatMap(({ key, difficulty, isSelected }) => (isSelected ? [[key, difficulty] as const] : [])),
  );
  let facts: ClassFacts = {
    name,
    language,
    phase: 'waiting',
    isContest,
    startsAt: null,
    endsAt: null,
    frozenAt: null,
    isAnonymous: false,
    view: 'ranking',
  };
  const formerKeys = new Set<string>();
  let phases: readonly PhaseChange[] = [];
  let announcements: readonly Announcement[] = [];
  let announced = 0;
  let releasedHints: readonly ReleasedHint[] = [];
  let joined = 0;
  let frozen: Standings | null = null;

  const countsNow = (learner: BoardLearner, solve: Solve) => counts(learner, solve, facts, phases);
  const standings = () =>
    standingsOf(
      [...learners.values()].filter(({ isVerified }) => isVerified || !isContest),
      { counts: countsNow, difficulties },
    );

  const add = (known: Pick<BoardLearner, 'id' | 'name' | 'joinedAt' | 'publicKey' | 'isVerified'>): BoardLearner => {
    joined += 1;
    const learner = newLearner({ ...known, number: joined });
    learners.set(learner.id, learner);
    if (learner.isVerified) {
      byName.set(nameKey(learner.name), learner);
    }
    return learner;
  };

  /** In a contest, flags are made with each learner's own key. */
  const hasOwnFlag = (learner: BoardLearner, report: Report): boolean | null => {
    const key = isContest && report.kind === 'solved' ? flagKeyOf(learner) : null;
    if (key === null || report.kind !== 'solved') {
      return null;
    }
    const challenge = names.get(report.message.solution.challenge) ?? '';
    return createHmac('sha1', key).update(challenge, 'utf8').digest('hex') === report.message.ctfFlag;
  };

  const addAnnounced = (message: WebhookMessage, at: number): void => {
    const { issuer, solution } = message;
    const id = hostId(message);
    const known = learners.get(id);
    const host = known ?? add({ id, name: issuer.hostName, joinedAt: at, publicKey: null, isVerified: false });
    host.reports += 1;
    addSolve(host, {
      challenge: solution.challenge,
      at: Math.min(Date.parse(solution.issuedOn), at),
      receivedAt: at,
      hints: 0,
      cheatScore: scoreOf(solution.cheatScore),
      hasOwnFlag: null,
      isRestored: false,
    });
    host.cheatScore = scoreOf(solution.totalCheatScore) ?? host.cheatScore;
  };

  const enter = (phase: ClassFacts['phase'], at: number): void => {
    facts = { ...facts, phase };
    phases = [...phases, { phase, at }].slice(-mostPhaseChanges);
  };

  const obey = (order: TrainerOrder, at: number): void => {
    switch (order.order) {
      case 'start':
        enter('running', at);
        return;
      case 'pause':
        enter('paused', at);
        return;
      case 'stop':
        enter('stopped', at);
        return;
      case 'freeze':
        frozen = order.isFrozen ? (frozen ?? standings()) : null;
        facts = { ...facts, frozenAt: order.isFrozen ? (facts.frozenAt ?? at) : null };
        return;
      case 'show':
        facts = { ...facts, view: order.view };
        return;
      case 'anonymise':
        facts = { ...facts, isAnonymous: order.isAnonymous };
        return;
      case 'window':
        facts = { ...facts, startsAt: order.startsAt, endsAt: order.endsAt };
        return;
      case 'announce':
        announced += 1;
        announcements = [...announcements, { id: announced, at, text: order.text }].slice(-classLimits.announcements);
        return;
      case 'releaseHint': {
        const { challenge, upTo } = order;
        releasedHints = [...releasedHints.filter((hint) => hint.challenge !== challenge), { challenge, upTo, at }];
        return;
      }
      default:
        obeyAbout(learners.get(order.learner), order.order, at);
    }
  };

  const obeyAbout = (learner: BoardLearner | undefined, order: 'helped' | 'resetKey' | 'remove', at: number): void => {
    if (learner === undefined) {
      return;
    }
    if (order === 'helped') {
      learner.stuck = null;
      return;
    }
    if (learner.publicKey !== null) {
      formerKeys.add(learner.publicKey);
    }
    if (order === 'remove') {
      learners.delete(learner.id);
      byName.delete(nameKey(learner.name));
    } else if (learner.isVerified) {
      learner.publicKey = null;
      mark(learner, { what: 'keyReset', at });
    }
  };

  return {
    apply: (entry) => {
      const { at } = entry;
      if (entry.is === 'ordered') {
        obey(entry.order, at);
        return;
      }
      if (entry.is === 'announced') {
        addAnnounced(entry.message, at);
        return;
      }
      const known = learners.get(entry.learner);
      if (entry.is === 'joined') {
        const { learner: id, publicKey, stream, next } = entry;
        const learner = known ?? add({ id, name: entry.name, joinedAt: at, publicKey, isVerified: true });
        learner.publicKey = publicKey;
        learner.next.set(stream, learner.next.get(stream) ?? next);
      } else if (known !== undefined && entry.is === 'handedIn') {
        known.handedInAt = at;
      } else if (known !== undefined && entry.is === 'reported') {
        const { report, stream } = entry;
        known.next.set(stream, report.sequence + 1);
        known.reports += 1;
        applyReport(known, report, { receivedAt: at, hasOwnFlag: hasOwnFlag(known, report) });
      }
    },
    facts: () => facts,
    announcements: () => announcements,
    releasedHints: () => releasedHints,
    learners: () => [...learners.values()],
    learner: (id) => learners.get(id),
    named: (given) => byName.get(nameKey(given)),
    isFormer: (publicKey) => formerKeys.has(publicKey),
    counts: countsNow,
    standings: () => frozen ?? standings(),
  };
}
