import type { ChatbotAnswer, ChatbotTraining } from '../../../../shared/content/seed.ts';
import { subjectsOf } from './words.ts';

/** How many times training goes through the examples, and how much each example changes the weights. */
const rounds = 30;
const step = 1;

/** The lowest probability at which an intent counts as recognised (api-shop.md 21.1). */
const threshold = 0.5;

/** An utterance with at least this many subjects is about their combination: one of them alone says nothing. */
const manySubjects = 3;

/** The result for a text. If nothing was recognised, the intent is `None` and there is no answer. */
export interface Recognition {
  readonly utterance: string;
  readonly intent: string;
  /** Probability, 0 to 1. */
  readonly score: number;
  readonly answer?: ChatbotAnswer | undefined;
}

/** Tells apart the intents that it was trained with. */
export interface IntentModel {
  process(lang: unknown, text: unknown): Recognition;
}

/** The subjects of an utterance, as places in the vocabulary, and the class that it is an example of: 0 for no intent. */
interface Example {
  readonly places: readonly number[];
  readonly target: number;
  /** 0 to 1. */
  readonly importance: number;
}

/** Trains a multinomial logistic regression over the subjects of the utterances, with one class for texts without an intent. */
export function trainModel({ lang, data }: ChatbotTraining): IntentModel {
  const vocabulary = new Map<string, number>();
  for (const subject of data.flatMap(({ utterances }) => utterances.flatMap(subjectsOf))) {
    vocabulary.set(subject, vocabulary.get(subject) ?? vocabulary.size);
  }
  const placesIn = (text: string) => subjectsOf(text).flatMap((subject) => vocabulary.get(subject) ?? []);
  const examples = data.flatMap(({ utterances }, index) =>
    utterances.flatMap((utterance): readonly Example[] => {
      const places = placesIn(utterance);
      const importance = 1 / places.length ** 2;
      const parts = places.length < manySubjects ? [] : places;
      return [
        { places, target: index + 1, importance: 1 },
        ...parts.map((place) => ({ places: [place], target: 0, importance })),
      ];
    }),
  );
  const weights = train(examples, data.length + 1, vocabulary.size);
  return {
    process: (language, text) => {
      const utterance = String(text);
      const chances = chancesOf(language === lang ? placesIn(utterance) : [], weights);
      const score = Math.max(...chances);
      const found = data[chances.indexOf(score) - 1];
      if (found === undefined || score < threshold) {
        return { utterance, intent: 'None', score };
      }
      // weakness: bullyChatbotChallenge (the coupon is among the answers, one of which is drawn at random for each question)
      const answer = found.answers[Math.floor(Math.random() * found.answers.length)];
      return { utterance, intent: found.intent, score, answer };
    },
  };
}

/** One row of weights per class. */
type Weights = readonly Float64Array[];

function train(examples: readonly Example[], classes: number, vocabulary: number): Weights {
  const weights = Array.from({ length: classes }, () => new Float64Array(vocabulary));
  for (let round = 0; round < rounds; round += 1) {
    for (const { places, target, importance } of examples) {
      const chances = chancesOf(places, weights);
      weights.forEach((row, index) => {
        const change = step * importance * ((index === target ? 1 : 0) - (chances[index] ?? 0));
        for (const place of places) {
          row[place] = (row[place] ?? 0) + change;
        }
      });
    }
  }
  return weights;
}

/** Returns the probability of each class. A text without any known subject has no intent. */
function chancesOf(places: readonly number[], weights: Weights): readonly number[] {
  if (places.length === 0) {
    return weights.map((_, index) => (index === 0 ? 1 : 0));
  }
  const powers = weights.map((row) => Math.exp(places.reduce((sum, place) => sum + (row[place] ?? 0), 0)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
