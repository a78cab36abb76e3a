import type { ChallengeRecord, DisabledEnvironment } from '../../shared/api/challenge.ts';
import type { ChallengeContent, Content } from '../../shared/content/content.ts';
import { escapeHtml } from '../../shared/text/escape-html.ts';
import { type Config, disabledEnvironmentOf } from './config.ts';

/** A challenge as this shop shows it: texts in English and fitted to the configuration, nothing of the learner's progress. */
export type Challenge = Omit<ChallengeRecord, 'solved' | 'codingChallengeStatus' | 'createdAt' | 'updatedAt'>;

const codingTag = 'With Coding Challenge';

/** Fits description and hint of a challenge to the configuration, in whatever language they are. */
export type TextChanges = (challenge: ChallengeContent) => ChallengeContent;

/** Text changes of api-learning.md 2 that depend on the configuration, as functions of one challenge's texts. */
export function createTextChanges(config: Config, defaults: Config): TextChanges {
  const tamperingProduct = (of: Config): string =>
    of.products.find((product) => product.urlForProductTamperingChallenge)?.name ?? '';
  const blueprintProduct = (of: Config): string =>
    of.products.find((product) => product.fileForRetrieveBlueprintChallenge)?.name ?? '';

  /** `replace` with a plain string would give `$` in a configured text a meaning. */
  const first = (text: string, from: string, to: string): string => text.replace(from, () => to);
  const every = (text: string, from: string, to: string): string => text.replaceAll(from, () => to);

  const ownDescription = (challenge: ChallengeContent): string => {
    const { description } = challenge;
    switch (challenge.key) {
      case 'xssBonusChallenge':
        return first(
          description,
          escapeHtml(defaults.challenges.xssBonusPayload),
          escapeHtml(config.challenges.xssBonusPayload),
        );
      case 'changeProductChallenge':
        return first(
          every(description, tamperingProduct(defaults), escapeHtml(tamperingProduct(config))),
          defaults.challenges.overwriteUrlForProductTamperingChallenge,
          escapeHtml(config.challenges.overwriteUrlForProductTamperingChallenge),
        );
      default:
        return description;
    }
  };

  return (challenge) => ({
    ...challenge,
    description: first(ownDescription(challenge), defaults.application.domain, config.application.domain),
    hint: first(
      challenge.key === 'retrieveBlueprintChallenge'
        ? first(challenge.hint, blueprintProduct(defaults), escapeHtml(blueprintProduct(config)))
        : challenge.hint,
      `${defaults.application.name}'s`,
      `${config.application.name}'s`,
    ),
  });
}

/** Where the warning about a challenge that is switched off begins; the list splits descriptions here to translate both parts. */
export const warningStart = ' <em>(This challenge is <strong>';

/** What the description of such a challenge ends with. */
function warningFor(environment: DisabledEnvironment): string {
  return `${warningStart}potentially harmful</strong> on ${environment}!)</em>`;
}

/** Fits the packed challenges to the configuration (api-learning.md 2, data.md 2.6). */
export function fittedChallenges({ challenges }: Content, config: Config, change: TextChanges): readonly Challenge[] {
  const { showHints, showMitigations } = config.challenges;
  return challenges.map((packed) => {
    const { tags, ...challenge } = change(packed);
    const disabledEnv = disabledEnvironmentOf(config, challenge.key);
    return {
      ...challenge,
      tags: [...tags, ...(challenge.hasCodingChallenge ? [codingTag] : [])].join(',') || null,
      description: challenge.description + (disabledEnv === null ? '' : warningFor(disabledEnv)),
      hint: showHints ? challenge.hint : null,
      hintUrl: showHints ? challenge.hintUrl : null,
      mitigationUrl: showMitigations ? challenge.mitigationUrl : null,
      disabledEnv,
    };
  });
}
