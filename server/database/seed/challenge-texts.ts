import type { ChallengeContent, Content } from '../../../shared/content/content.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import { type Config, disabledEnvironmentOf } from '../../config/config.ts';

/** The columns of a challenge that come from catalogue and configuration, in the table's order after `key`. */
export interface ChallengeTexts {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly category: string;
  readonly tags: string | null;
  readonly description: string;
  readonly difficulty: number;
  readonly hint: string | null;
  readonly hintUrl: string | null;
  readonly mitigationUrl: string | null;
  readonly disabledEnv: string | null;
  readonly tutorialOrder: number | null;
  readonly hasCodingChallenge: boolean;
}

/** The challenges as the table shows them under this configuration (data.md 2.6, api-learning.md 2). */
export function challengeTexts(content: Content, config: Config): readonly ChallengeTexts[] {
  const { showHints, showMitigations } = config.challenges;
  return content.challenges.map((challenge) => ({
    id: challenge.id,
    key: challenge.key,
    name: challenge.name,
    category: challenge.category,
    tags: tagsOf(challenge),
    description: descriptionOf(challenge, content, config),
    difficulty: challenge.difficulty,
    hint: showHints ? hintOf(challenge, content, config) : null,
    hintUrl: showHints ? challenge.hintUrl : null,
    mitigationUrl: showMitigations ? challenge.mitigationUrl : null,
    disabledEnv: disabledEnvironmentOf(config, challenge.key),
    tutorialOrder: challenge.tutorialOrder,
    hasCodingChallenge: challenge.hasCodingChallenge,
  }));
}

function tagsOf({ tags, hasCodingChallenge }: ChallengeContent): string | null {
  const all = hasCodingChallenge ? [...tags, 'With Coding Challenge'] : tags;
  return all.length === 0 ? null : all.join(',');
}

function descriptionOf(challenge: ChallengeContent, content: Content, config: Config): string {
  const text = adaptDescription(challenge, content, config).replace('juice-sh.op', () => config.application.domain);
  const reason = disabledEnvironmentOf(config, challenge.key);
  return reason === null
    ? text
    : `${text} <em>(This challenge is <strong>potentially harmful</strong> on ${reason}!)</em>`;
}

function adaptDescription({ key, description }: ChallengeContent, content: Content, config: Config): string {
  const defaults = content.configuration;
  switch (key) {
    case 'xssBonusChallenge':
      return description.replace(escapeHtml(defaults.challenges.xssBonusPayload), () =>
        escapeHtml(config.challenges.xssBonusPayload),
      );
    case 'changeProductChallenge':
      return description
        .replaceAll(tamperingProductOf(defaults), () => tamperingProductOf(config))
        .replace(
          defaults.challenges.overwriteUrlForProductTamperingChallenge,
          () => config.challenges.overwriteUrlForProductTamperingChallenge,
        );
    default:
      return description;
  }
}

function hintOf({ key, hint }: ChallengeContent, content: Content, config: Config): string {
  const defaults = content.configuration;
  const text = hint.replace(`${defaults.application.name}'s`, () => `${config.application.name}'s`);
  return key === 'retrieveBlueprintChallenge'
    ? text.replace(blueprintProductOf(defaults), () => blueprintProductOf(config))
    : text;
}

function tamperingProductOf({ products }: Config): string {
  return products.find((product) => product.urlForProductTamperingChallenge)?.name ?? '';
}

function blueprintProductOf({ products }: Config): string {
  return products.find((product) => product.fileForRetrieveBlueprintChallenge)?.name ?? '';
}
