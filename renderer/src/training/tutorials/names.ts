/**
 * The tutorials that exist, by the name they are started with: that of their challenge, but for the last, which belongs to none
 * (ui-learning.md 13.1). Small on purpose: score board and side menu need it, the scripts come with the first tutorial.
 */
export const tutorialNames = [
  'Score Board',
  'DOM XSS',
  'Bonus Payload',
  'Privacy Policy',
  'Reflected XSS',
  'Exposed credentials',
  'Login Admin',
  'Admin Section',
  'Password Strength',
  'View Basket',
  'Forged Feedback',
  'Login Jim',
  'Login Bender',
  'Coding Challenges',
] as const;

export type TutorialName = (typeof tutorialNames)[number];

/** Whether there is a tutorial of exactly this name. */
export function isTutorial(name: string): name is TutorialName {
  return (tutorialNames as readonly string[]).includes(name);
}
