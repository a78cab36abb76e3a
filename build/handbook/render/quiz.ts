import type { PackedQuestion } from '../../../shared/content/handbook.ts';
import type { QuizFile } from '../handbook-schema.ts';

/** Renders a quiz. @param inline renders Markdown without blocks */
export function renderQuiz(quiz: QuizFile, inline: (source: string) => string): readonly PackedQuestion[] {
  return quiz.map(({ question, options }) => ({
    question: inline(question),
    options: options.map(({ text, why, right = false }) => ({ text: inline(text), why: inline(why), isRight: right })),
  }));
}
