import { afterEach, describe, expect, it } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { createClient } from '../../support/client.ts';

let started: StartedApp | undefined;
afterEach(() => started?.stop());

/** Returns the lengths of pictures, by their names below the images folder. */
async function sizesOf(...names: readonly string[]): Promise<readonly number[]> {
  const client = createClient(started?.url ?? '');
  const answers = await Promise.all(names.map((name) => client.get(`/assets/public/images/${name}`)));
  expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(names.map(() => 'image/png'));
  return answers.map(({ text }) => text.length);
}

describe('the avatars under their fixed names', () => {
  it('are those of the default configuration', async () => {
    started = await startApp();
    const [chatbot, juicy, instructor, teacher] = await sizesOf(
      'ChatbotAvatar.png',
      'JuicyChatBot.png',
      'hackingInstructor.png',
      'JuicyBot.png',
    );
    expect(chatbot).toBe(juicy);
    expect(instructor).toBe(teacher);
    expect(chatbot).not.toBe(instructor);
  });

  it('are those that an operator chose, or the default where the choice is an external address', async () => {
    started = await startApp({
      configuration: {
        application: { chatBot: { avatar: 'juicyEvilWasp.png' } },
        hackingInstructor: { avatarImage: 'https://example.org/teacher.png' },
      },
    });
    const [chatbot, wasp, instructor, teacher] = await sizesOf(
      'ChatbotAvatar.png',
      'juicyEvilWasp.png',
      'hackingInstructor.png',
      'JuicyBot.png',
    );
    expect(chatbot).toBe(wasp);
    expect(instructor).toBe(teacher);
  });
});
