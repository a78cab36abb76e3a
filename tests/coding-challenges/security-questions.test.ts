import { randomUUID } from 'node:crypto';
import type { ChallengeKey } from '../../shared/api/challenge-keys.ts';
import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { type Outcome, type Probe, proveCodingChallenge } from './harness/prove.ts';

/** A person whom the questions are about. They answer truthfully; an attacker knows what can be found out about them. */
interface Person {
  /** The question that they choose. */
  readonly questionId: number;
  /** The true answers, by the wording of the question. */
  readonly life: Readonly<Record<string, string>>;
  /** Answers that a search finds, or that are few enough to be tried in turn. */
  readonly knownToOthers: readonly string[];
}

const years = Array.from({ length: 80 }, (_, index) => String(1930 + index));
const commonPetNames = ['Bella', 'Luna', 'Max', 'Charlie', 'Coco', 'Zaya'];
const commonBreeds = ['European Shorthair', 'Maine Coon', 'Persian', 'Siamese', 'Three-legged cat'];
const commonJobs = ['Babysitter', 'Delivering papers', 'Waiter', 'Bending paper clips'];

/*
 * The seeded users have answered today's questions. A question with another wording is put to a similar person who signs up and answers truthfully,
 * as would happen once the change is live. All of this runs over HTTP.
 */
const jim: Person = {
  questionId: 1,
  life: {
    'Your eldest siblings middle name?': 'Samuel',
    'Your youngest siblings first name?': 'George',
    'Year in which your eldest sibling was born?': '1988',
  },
  knownToOthers: ['George', 'Samuel', 'Kirk', 'Winona', ...years],
};

const bjoernOfOwasp: Person = {
  questionId: 7,
  life: {
    'Name of your favorite pet?': 'Zaya',
    'Name of your first pet?': 'Luna',
    'Breed of your favorite pet?': 'Three-legged cat',
  },
  knownToOthers: [...commonPetNames, ...commonBreeds],
};

const bjoern: Person = {
  questionId: 9,
  life: {
    'Your ZIP/postal code when you were a teenager?': 'West-2082',
    'Your ZIP/postal code when you were a toddler?': 'West-2082',
    'Your current ZIP/postal code?': '25436',
  },
  knownToOthers: ['25436', 'W-2082', '2082', 'West-2082'],
};

const bender: Person = {
  questionId: 10,
  life: {
    'Company you first work for as an adult?': "Stop'n'Drop",
    'Your first job as a teenager?': 'Bending paper clips',
    'Organization you first work for as an adult?': "Stop'n'Drop",
  },
  knownToOthers: ['Planet Express', "Stop'n'Drop", ...commonJobs],
};

const uvogin: Person = {
  questionId: 12,
  life: {
    'Your favorite movie?': 'Silence of the Lambs',
    'Your favorite anime?': 'Hunter x Hunter',
    'Your favorite actor/actress?': 'Anthony Hopkins',
  },
  knownToOthers: ['Silence of the Lambs', 'Hunter x Hunter', 'Jodie Foster', 'Anthony Hopkins'],
};

const password = 'four wet socks on a line';

/** Signs someone up as the page does. The question is left out where the shop doesn't ask it. */
async function signUp({ client }: ChangedServer, { questionId, life }: Person): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  const questions: readonly { readonly id: number; readonly question: string }[] = (
    await client.get('/api/SecurityQuestions')
  ).json().data;
  const asked = questions.find(({ id }) => id === questionId);
  const user = (await client.post('/api/Users', { email, password, passwordRepeat: password })).json().data;
  if (asked !== undefined) {
    const answer = life[asked.question];
    if (answer === undefined) {
      throw new Error(`No answer is known to the question: ${asked.question}`);
    }
    await client.post('/api/SecurityAnswers', { UserId: user.id, SecurityQuestionId: questionId, answer });
  }
  return email;
}

function probeFor(person: Person): Probe<ChangedServer> {
  return {
    use: async (server) => {
      const { client } = server;
      const email = await signUp(server, person);
      const token = await client.login(email, password);
      const words = 'five dry socks in a drawer';
      const query = new URLSearchParams({ current: password, new: words, repeat: words });
      const changed = await client.get(`/rest/user/change-password?${query}`, { token });
      return changed.status === 200 && (await client.login(email, words)) !== '';
    },
    attack: async (server) => {
      const { client } = server;
      const email = await signUp(server, person);
      for (const [index, answer] of person.knownToOthers.entries()) {
        const { status } = await client.post(
          '/rest/user/reset-password',
          { email, answer, new: 'stolen', repeat: 'stolen' },
          { headers: { 'x-forwarded-for': `192.0.2.${index}` } },
        );
        if (status === 200) {
          return true;
        }
      }
      return false;
    },
  };
}

const proofs: readonly (readonly [ChallengeKey, Person, readonly Outcome[]])[] = [
  ['resetPasswordJimChallenge', jim, ['open', 'open', 'closed']],
  ['resetPasswordBjoernOwaspChallenge', bjoernOfOwasp, ['open', 'closed', 'open']],
  ['resetPasswordBjoernChallenge', bjoern, ['closed', 'open', 'open']],
  ['resetPasswordBenderChallenge', bender, ['open', 'closed', 'open']],
  ['resetPasswordUvoginChallenge', uvogin, ['open', 'open', 'closed']],
];

for (const [key, person, expected] of proofs) {
  proveCodingChallenge(key, { run: startChangedServer, ...probeFor(person), expected });
}
