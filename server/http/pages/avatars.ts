import type { Config } from '../../config/config.ts';

const images = '/assets/public/images';

/**
 * The two avatars that clients ask for by a fixed name, and the pictures that the configuration has for them (api-learning.md 16): the
 * contract copies files at start, here the one is served in the place of the other. An address outside the shop cannot be
 * served, so the default picture stays.
 */
export function avatarPictures({ application, hackingInstructor }: Config): ReadonlyMap<string, string> {
  const local = (name: string, standIn: string) => `${images}/${/^https?:/i.test(name) ? standIn : name}`;
  return new Map([
    [`${images}/ChatbotAvatar.png`, local(application.chatBot.avatar, 'JuicyChatBot.png')],
    [`${images}/hackingInstructor.png`, local(hackingInstructor.avatarImage, 'JuicyBot.png')],
  ]);
}
