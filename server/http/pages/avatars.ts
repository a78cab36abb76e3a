import type { Config } from '../../config/config.ts';

const images = '/assets/public/images';

/**
 * Returns the two avatars that clients request by a fixed name, with the pictures that the configuration has for them
 * (api-learning.md 16). The contract copies files at the start, whereas here one file is served in place of the other.
 * An address outside the shop can't be served, so the default picture is used instead.
 */
export function avatarPictures({ application, hackingInstructor }: Config): ReadonlyMap<string, string> {
  const local = (name: string, standIn: string) => `${images}/${/^https?:/i.test(name) ? standIn : name}`;
  return new Map([
    [`${images}/ChatbotAvatar.png`, local(application.chatBot.avatar, 'JuicyChatBot.png')],
    [`${images}/hackingInstructor.png`, local(hackingInstructor.avatarImage, 'JuicyBot.png')],
  ]);
}
