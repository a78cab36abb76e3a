import type { CodingChallengeStatus } from '../../../shared/api/challenge.ts';
import type {
  CodingChallengeContent,
  CodingChallenges,
  ExtraCodingProgress,
} from '../../../shared/api/coding-challenges.ts';
import type { Catalogue, Challenge } from '../catalogue.ts';
import type { CheatScores } from '../cheat-score/cheat-scores.ts';
import type { Engine } from '../engine.ts';
import type { Learner } from '../learner/learner.ts';
import type { Progress } from '../progress.ts';
import { type CodingAccuracy, type CodingPhase, createCodingAccuracy } from './accuracy.ts';
import { findsTheWeakness, type Hint, hintAfter } from './verdicts.ts';

/** A challenge that has code to show. */
export interface CodingChallenge {
  readonly challenge: Challenge;
  readonly content: CodingChallengeContent;
}

/** Judges the answers to coding challenges (api-learning.md 12), the range's own included (decision 108). */
export interface CodingJudge {
  /** Returns all that have code, in the order of their challenges. */
  all(): readonly CodingChallenge[];
  /** @param key as sent; case matters @returns undefined where there is no code */
  find(key: unknown): CodingChallenge | undefined;
  /** Returns how far the learner is. */
  statusOf(coding: CodingChallenge): CodingChallengeStatus;
  /** Returns how far the learner is with the range's own. */
  extraProgress(): ExtraCodingProgress['extra'];
  /** @returns the hint for a wrong answer, null for a right one, which is kept by then */
  judgeLines(coding: CodingChallenge, selected: unknown): Promise<Hint | null>;
  /** Returns how many chosen lines were wrong so far, or until the right ones were found. */
  triesOf(coding: CodingChallenge): number;
  /** @returns whether it is the right fix; if so, that is kept by then */
  judgeFix(coding: CodingChallenge, selected: unknown): Promise<boolean>;
  /** Forgets how many answers to the range's own ones were counted ("Reset progress"). */
  reset(): void;
}

export interface JudgeParts {
  /** Called once, when the first learner asks for code. */
  readonly readContent: () => CodingChallenges;
  /** Whether there are more than the contract's. */
  readonly hasExtra: boolean;
  readonly catalogue: Catalogue;
  readonly engine: Engine;
  readonly progress: Progress;
  /** Keeps how far the learner is with the range's own ones. */
  readonly learner: Learner;
  /** Of the contract's. Metrics show its figures. */
  readonly accuracy: CodingAccuracy;
  readonly cheatScores: CheatScores;
  /** Notifies the pages of a right answer. */
  readonly announce: (key: Challenge['key'], status: 1 | 2) => void;
  readonly log: (level: 'info', text: string) => void;
}

export function createCodingJudge(parts: JudgeParts): CodingJudge {
  const { catalogue, engine, progress, learner, cheatScores, announce, log } = parts;
  const extraAccuracy = createCodingAccuracy();
  let packed: CodingChallenges | undefined;
  const contents = (): CodingChallenges => {
    packed ??= served(parts.readContent(), parts.hasExtra);
    return packed;
  };
  const accuracyOf = ({ content }: CodingChallenge): CodingAccuracy =>
    content.isExtra ? extraAccuracy : parts.accuracy;

  const isShared = ({ challenge, content }: CodingChallenge): boolean =>
    Object.entries(contents()).some(([key, other]) => key !== challenge.key && other.snippet === content.snippet);

  const statusOf = ({ challenge: { key }, content }: CodingChallenge): CodingChallengeStatus =>
    content.isExtra ? (learner.state().coding[key] ?? 0) : progress.of(key).codingStatus;

  /** Stores, counts and announces a right answer, in that order, every time that it is given. */
  const solve = async (coding: CodingChallenge, phase: CodingPhase): Promise<void> => {
    const { challenge, content } = coding;
    const status = phase === 'find it' ? 1 : 2;
    if (content.isExtra) {
      // Neither scores nor metrics count these: they are those of the contract (decision 108).
      if (statusOf(coding) < status) {
        await learner.change({ coding: { [challenge.key]: status } });
      }
      extraAccuracy.note(challenge.key, phase, true);
    } else {
      engine.solveCoding(challenge, status);
      parts.accuracy.note(challenge.key, phase, true);
      const score =
        phase === 'find it'
          ? cheatScores.findIt(challenge, content, isShared(coding))
          : cheatScores.fixIt(challenge, content);
      log('info', `Cheat score of ${challenge.key} (${phase}): ${score}, of all: ${cheatScores.total()}`);
      log('info', `Accuracy of ${challenge.key} (${phase}): ${parts.accuracy.of(challenge.key, phase)}`);
    }
    announce(challenge.key, status);
  };

  const all = (): readonly CodingChallenge[] =>
    catalogue.all.flatMap((challenge) => {
      const content = contents()[challenge.key];
      return content === undefined ? [] : [{ challenge, content }];
    });

  return {
    all,
    find: (key) => {
      const challenge = typeof key === 'string' ? catalogue.findKey(key) : undefined;
      const content = challenge && contents()[challenge.key];
      return challenge && content && { challenge, content };
    },
    statusOf,
    extraProgress: () => {
      const extra = all().filter(({ content }) => content.isExtra);
      return Object.fromEntries(extra.map((coding) => [coding.challenge.key, statusOf(coding)]));
    },
    judgeLines: async (coding, selected) => {
      const { challenge, content } = coding;
      if (findsTheWeakness(content, selected)) {
        await solve(coding, 'find it');
        return null;
      }
      const accuracy = accuracyOf(coding);
      const hint = hintAfter(content, accuracy.attempts(challenge.key, 'find it'));
      accuracy.note(challenge.key, 'find it', false);
      return hint;
    },
    triesOf: (coding) => accuracyOf(coding).attempts(coding.challenge.key, 'find it'),
    judgeFix: async (coding, selected) => {
      const isRight = selected === coding.content.correctFix;
      if (isRight) {
        await solve(coding, 'fix it');
      } else {
        accuracyOf(coding).note(coding.challenge.key, 'fix it', false);
      }
      return isRight;
    },
    reset: extraAccuracy.reset,
  };
}

/** Leaves out the range's own ones where the configuration doesn't want them. */
function served(contents: CodingChallenges, hasExtra: boolean): CodingChallenges {
  return hasExtra
    ? contents
    : Object.fromEntries(Object.entries(contents).filter(([, content]) => content.isExtra !== true));
}
