import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildServerTexts, serverMessages } from '../../../build/content/languages/build-server-texts.ts';
import { completeLanguages } from '../../../shared/content/complete-languages.ts';
import { content } from '../database/builders.ts';

const { texts } = buildServerTexts(join(import.meta.dirname, '../../../resources'), content);

it.each(completeLanguages)('the server has its messages and security questions in %s', (language) => {
  const questions = content.records.securityQuestions.map(({ question }) => question);
  expect(questions).toHaveLength(14);
  const own = texts[language] ?? {};
  expect([...serverMessages, ...questions].filter((text) => own[text] === undefined || own[text] === text)).toEqual([]);
});
