import { isTutorial, type TutorialName } from '../names.ts';
import type { Script } from '../script/script.ts';
import { adminSection } from './admin-section.ts';
import { bonusPayload } from './bonus-payload.ts';
import { codingChallenges } from './coding-challenges.ts';
import { domXss } from './dom-xss.ts';
import { exposedCredentials } from './exposed-credentials.ts';
import { forgedFeedback } from './forged-feedback.ts';
import { loginAdmin } from './login-admin.ts';
import { loginBender, loginJim } from './login-customers.ts';
import { passwordStrength } from './password-strength.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { reflectedXss } from './reflected-xss.ts';
import { scoreBoard } from './score-board.ts';
import { ssrf } from './ssrf.ts';
import { unavailable } from './unavailable.ts';
import { unsignedJwt } from './unsigned-jwt.ts';
import { userCredentials } from './user-credentials.ts';
import { viewBasket } from './view-basket.ts';
import { xxeDataAccess } from './xxe-data-access.ts';
import { zeroStars } from './zero-stars.ts';

const scripts: Readonly<Record<TutorialName, Script>> = {
  'Score Board': scoreBoard,
  'DOM XSS': domXss,
  'Bonus Payload': bonusPayload,
  'Privacy Policy': privacyPolicy,
  'Reflected XSS': reflectedXss,
  'Exposed credentials': exposedCredentials,
  'Login Admin': loginAdmin,
  'Admin Section': adminSection,
  'Password Strength': passwordStrength,
  'View Basket': viewBasket,
  'Forged Feedback': forgedFeedback,
  'Login Jim': loginJim,
  'Login Bender': loginBender,
  'Zero Stars': zeroStars,
  'XXE Data Access': xxeDataAccess,
  'User Credentials': userCredentials,
  'Unsigned JWT': unsignedJwt,
  SSRF: ssrf,
  'Coding Challenges': codingChallenges,
};

/** Returns the script of a tutorial. For any other name, it returns one that says there is no such tutorial (ui-learning.md 13.1). */
export function scriptOf(name: string): Script {
  return isTutorial(name) ? scripts[name] : unavailable;
}
