import type { CodingChallengeContent, CodingChallenges } from '../../../shared/api/coding-challenges.ts';
import type { Catalogue, Challenge } from '../catalogue.ts';
import type { CheatScores } from '../cheat-score/cheat-scores.ts';
import type { Engine } from '../engine.ts';
import type { CodingAccuracy, CodingPhase } from './accuracy.ts';
import { findsTheWeakness, type Hint, hintAfter } from './verdicts.ts';

/** A challenge that has code to show. */
export interface CodingChallenge {
  readonly challenge: Challenge;
  readonly content: CodingChallengeContent;
}

/** Judges the answers to coding challenges (api-learning.md 12). */
export interface CodingJudge {
  /** Returns the keys that have code, in the order of their challenges. */
  keys(): readonly string[];
  /** @param key as sent; case matters @returns undefined where there is no code */
  find(key: unknown): CodingChallenge | undefined;
  /** @returns the hint for a wrong answer, null for a right one */
  judgeLines(coding: CodingChallenge, selected: unknown): Hint | null;
  /** @returns whether it is the right fix */
  judgeFix(coding: CodingChallenge, selected: unknown): boolean;
}

export interface JudgeParts {
  /** Called once, when the first learner asks for code. */
  readonly readContent: () => CodingChallenges;
  readonly catalogue: Catalogue;
  readonly engine: Engine;
  readonly accuracy: CodingAccuracy;
  readonly cheatScores: CheatScores;
  /** Notifies the pages of a right answer. */
  readonly announce: (key: Challenge['key'], status: 1 | 2) => void;
  readonly log: (level: 'info', text: string) => void;
}

export function createCodingJudge(parts: JudgeParts): CodingJudge {
  const { readContent, catalogue, engine, accuracy, cheatScores, announce, log } = parts;
  let packed: CodingChallenges | undefined;
  const contents = (): CodingChallenges => {
    packed ??= readContent();
    return packed;
  };

  const isShared = ({ challenge, content }: CodingChallenge): boolean =>
    Object.entries(contents()).some(([key, other]) => key !== challenge.key && other.snippet === content.snippet);

  /** Stores, counts and announces a right answer, in that order, every time that it is given. */
  const solve = (coding: CodingChallenge, phase: CodingPhase): void => {
    const { challenge, content } = coding;
    const status = phase === 'find it' ? 1 : 2;
    engine.solveCoding(challenge, status);
    accuracy.note(challenge.key, phase, true);
    const score =
      phase === 'find it'
        ? cheatScores.findIt(challenge, content, isShared(coding))
        : cheatScores.fixIt(challenge, content);
    log('info', `Cheat score of ${challenge.key} (${phase}): ${score}, of all: ${cheatScores.total()}`);
    log('info', `Accuracy of ${challenge.key} (${phase}): ${accuracy.of(challenge.key, phase)}`);
    announce(challenge.key, status);
  };

  return {
    keys: () => catalogue.all.map(({ key }) => key).filter((key) => contents()[key] !== undefined),
    find: (key) => {
      const challenge = typeof key === 'string' ? catalogue.findKey(key) : undefined;
      const content = challenge && contents()[challenge.key];
      return challenge && content && { challenge, content };
    },
    judgeLines: (coding, selected) => {
      const { challenge, content } = coding;
      if (findsTheWeakness(content, selected)) {
        solve(coding, 'find it');
        return null;
      }
      const hint = hintAfter(content, accuracy.attempts(challenge.key, 'find it'));
      accuracy.note(challenge.key, 'find it', false);
      return hint;
    },
    judgeFix: (coding, selected) => {
      const isRight = selected === coding.content.correctFix;
      if (isRight) {
        solve(coding, 'fix it');
      } else {
        accuracy.note(coding.challenge.key, 'fix it', false);
      }
      return isRight;
    },
  };
}
