/** Tutorials that v18 lacks. They have no place in its order, so the API does not know of them (decision 112). */
const furtherTutorials = ['Zero Stars', 'XXE Data Access', 'User Credentials', 'Unsigned JWT', 'SSRF'] as const;

/**
 * The tutorials by the name that starts them. It is the name of their challenge, except for the last, which has none (ui-learning.md 13.1).
 * This list is separate because the score board and side menu need it before any script is loaded.
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
  ...furtherTutorials,
  'Coding Challenges',
] as const;

export type TutorialName = (typeof tutorialNames)[number];

/** Tells whether there is a tutorial with exactly this name. */
export function isTutorial(name: string): name is TutorialName {
  return (tutorialNames as readonly string[]).includes(name);
}
