import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendJsonText, success } from '../../http/answers.ts';
import { registerResource } from '../../http/resources/register-resource.ts';
import type { ResourceEnvironment } from '../../http/resources/resource.ts';
import { createResourceStore, type ResourceRecord } from '../../http/resources/store.ts';
import type { Translations } from '../../http/translations.ts';
import { warningStart } from '../catalogue.ts';
import { challengeResource } from './challenge-resource.ts';

/** Answers kept at most; a learner who tries many filters only loses older ones. */
const keptAnswers = 32;

/** The answer's texts in the learner's language; a description with a warning is looked up in its two parts. */
function translateTexts(record: ResourceRecord, locale: string, translations: Translations): ResourceRecord {
  const translate = (text: unknown): unknown =>
    typeof text !== 'string'
      ? text
      : text
          .split(warningStart)
          .map((part, index) => (index === 0 ? '' : warningStart) + translations.translate(part, locale))
          .join('');
  return { ...record, description: translate(record.description), hint: translate(record.hint) };
}

/**
 * Registers `/api/Challenges` with the generated verbs; the list is JSON text that is made once until a
 * challenge changes: every page of the range asks for it, again and again, and the frame knows the same text by sight.
 * @returns drops what is kept ready; to be called when a row changed
 */
export function registerChallenges(app: FastifyInstance, environment: ResourceEnvironment): () => void {
  const { database, translations } = environment;
  const ready = new Map<string, string>();
  const forget = (): void => ready.clear();
  const resource = challengeResource(forget);
  const store = createResourceStore(database, resource);

  const answerTo = (request: FastifyRequest): string => {
    const locale = translations.localeOf(request);
    const question = `${locale} ${request.url.slice(request.url.indexOf('?') + 1 || request.url.length)}`;
    const known = ready.get(question);
    if (known !== undefined) {
      return known;
    }
    // The query is whatever the frame parsed; the store ignores what it does not know.
    const records = store.list(request.query as Record<string, unknown>);
    const made = JSON.stringify(success(records.map((record) => translateTexts(record, locale, translations))));
    if (ready.size >= keptAnswers) {
      ready.clear();
    }
    ready.set(question, made);
    return made;
  };

  registerResource(app, environment, resource, {
    instead: {
      list: (request: FastifyRequest, reply: FastifyReply) => sendJsonText(reply, answerTo(request)),
    },
  });
  return forget;
}
