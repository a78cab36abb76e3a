import type { ChatbotAnswer, ChatbotTraining } from '../../../../shared/content/content.ts';
import { subjectsOf } from './words.ts';

/** How often the examples are gone through, and how much each of them changes the weights. */
const rounds = 30;
const step = 1;

/** The least probability with which an intent counts as recognised (api-shop.md 21.1). */
const threshold = 0.5;

/** An utterance with so many subjects is about what they say together: one of them alone says nothing. */
const manySubjects = 3;

/** What came of a text: `None` where nothing was recognised, and then without an answer. */
export interface Recognition {
  readonly utterance: string;
  readonly intent: string;
  /** Probability, 0 to 1. */
  readonly score: number;
  readonly answer?: ChatbotAnswer | undefined;
}

/** Tells intents apart, as far as it was trained to. */
export interface IntentModel {
  process(lang: unknown, text: unknown): Recognition;
}

/** Places in the vocabulary of what an utterance is about, and the class that it is an example of: 0 for no intent. */
interface Example {
  readonly places: readonly number[];
  readonly target: number;
  /** 0 to 1. */
  readonly importance: number;
}

/** Trains a multinomial logistic regression over what the utterances are about, with one class for what is no intent. */
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
      // weakness: bullyChatbotChallenge (what must not be given away is one of the answers that are drawn, as often as somebody asks)
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

/** The probability of each class. A text about nothing that is known is no intent. */
function chancesOf(places: readonly number[], weights: Weights): readonly number[] {
  if (places.length === 0) {
    return weights.map((_, index) => (index === 0 ? 1 : 0));
  }
  const powers = weights.map((row) => Math.exp(places.reduce((sum, place) => sum + (row[place] ?? 0), 0)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
