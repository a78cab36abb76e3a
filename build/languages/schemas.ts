import { z } from 'zod';
import { challengeKeys } from '../../shared/api/challenge-keys.ts';

/* Schemas for the files of one language (docs/guides/translating.md). Each has the form of the English file, without what is not translated. */

const text = z.string().min(1);

/** The facts at the beginning of a translated `lesson.md`. Its other facts are those of the English file. */
export const lessonFactsSchema = z.strictObject({ title: text });

/** `lessons/<lesson>/requests.yml`: what stands around the requests of `requests.http`, in their order. */
export const requestTextsSchema = z.strictObject({
  about: text,
  requests: z.array(z.strictObject({ title: text, outcome: text })),
});

export type RequestTexts = z.infer<typeof requestTextsSchema>;

/** `lessons/<lesson>/diagrams.yml`: by the name of a diagram, its texts by the English ones. */
export const diagramTextsSchema = z.record(text, z.record(text, text));

export type DiagramTexts = z.infer<typeof diagramTextsSchema>;

/** `notes.yml`: mitigation notes. */
export const notesSchema = z.partialRecord(z.enum(challengeKeys), text);

export type Notes = z.infer<typeof notesSchema>;

/** `coding/<key>.yml`: the texts of a coding challenge. */
export const codingTextsSchema = z.strictObject({
  hints: z.array(text),
  fixes: z.array(z.strictObject({ explanation: text })),
});

export type CodingTexts = z.infer<typeof codingTextsSchema>;

/** `handbook.json` and `desktop.json`: words by key, in plural forms where they are counted. */
export const wordsSchema = z.record(text, text);

/** `same-texts.yml`: English texts that may stay as they are. */
export const sameTextsSchema = z.array(text);

/** `en/glossary.yml`: the terms, with what they mean here. The translation of a fixed one may not vary. */
export const englishGlossarySchema = z.record(
  text,
  z.strictObject({ meaning: text, fixed: z.literal(true).optional(), also: z.array(text).optional() }),
);

export type EnglishGlossary = z.infer<typeof englishGlossarySchema>;

/** `<language>/glossary.yml`: how each term is called; further forms or stems of it, and words that must not be used for it. */
export const glossarySchema = z.record(
  text,
  z.strictObject({
    use: text,
    forms: z.array(text).optional(),
    never: z.array(text).optional(),
    note: text.optional(),
  }),
);

export type Glossary = z.infer<typeof glossarySchema>;
