import type { ChallengeRecord, DisabledEnvironment } from '../../shared/api/challenge.ts';
import type { ChallengeContent, Content } from '../../shared/content/content.ts';
import { codingTag } from '../../shared/score-board/extra-coding.ts';
import { escapeHtml } from '../../shared/text/escape-html.ts';
import { type Config, disabledEnvironmentOf } from './config.ts';

/** A challenge as this shop shows it: its texts are in English and adapted to the configuration, and the learner's progress is left out. */
export type Challenge = Omit<ChallengeRecord, 'solved' | 'codingChallengeStatus' | 'createdAt' | 'updatedAt'>;

/** Adapts a challenge's description and hint to the configuration, in any language. */
export type TextChanges = (challenge: ChallengeContent) => ChallengeContent;

/** Makes the text changes of api-learning.md 2 that depend on the configuration. */
export function createTextChanges(config: Config, defaults: Config): TextChanges {
  const tamperingProduct = (of: Config): string =>
    of.products.find((product) => product.urlForProductTamperingChallenge)?.name ?? '';
  const blueprintProduct = (of: Config): string =>
    of.products.find((product) => product.fileForRetrieveBlueprintChallenge)?.name ?? '';

  /** Uses a function as the replacement, since `$` has a special meaning in a replacement string. */
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

/** How the warning about a disabled challenge begins. The list splits descriptions here to translate both parts. */
export const warningStart = ' <em>(This challenge is <strong>';

/** Returns the warning that ends the description of a disabled challenge. */
function warningFor(environment: DisabledEnvironment): string {
  return `${warningStart}potentially harmful</strong> on ${environment}!)</em>`;
}

/** Adapts the packed challenges to the configuration (api-learning.md 2, data.md 2.6). */
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
