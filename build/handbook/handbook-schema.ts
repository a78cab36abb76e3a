import { z } from 'zod';
import { lessonNames } from '../../shared/api/lesson-names.ts';

/* Schemas for the files of a lesson (resources/handbook/README.md). That of contents.yml is in content/schema.ts, since challenges need it, too. */

const text = z.string().min(1);

/** Numbers of one list. A lesson names each list, so that none is forgotten. YAML reads those of CWE as numbers. */
const ids = z.array(z.string('expected a string, such as 1.2.4'));

/** The facts at the beginning of a `lesson.md`. */
export const factsSchema = z.strictObject({
  title: text,
  minutes: z.int().positive(),
  needs: z.array(z.enum(lessonNames)),
  numbers: z.strictObject({
    cwe: z.array(z.int().positive()).transform((numbers) => numbers.map(String)),
    'top10-2021': ids,
    'top10-2025': ids,
    'api-2023': ids,
    'asvs-5': ids,
    wstg: ids,
  }),
});

export type LessonFacts = z.infer<typeof factsSchema>;

/** `discussion.yml`: questions without a single right answer, as Markdown without blocks. */
export const discussionSchema = z.array(text).min(2).max(3);

/** `quiz.yml`. All texts are Markdown without blocks. */
export const quizSchema = z
  .array(
    z.strictObject({
      question: text,
      options: z
        .array(z.strictObject({ text, right: z.literal(true).optional(), why: text }))
        .min(3)
        .max(4)
        .refine((options) => options.filter(({ right }) => right).length === 1, 'expected one right option'),
    }),
  )
  .min(3)
  .max(5);

export type QuizFile = z.infer<typeof quizSchema>;
