import { LineCounter, parseDocument } from 'yaml';
import type { ReportedChallenge } from '../content/built-challenges.ts';
import { contradictionsIn } from './contradictions.ts';
import { type Fault, faultAt, mostFaults, printable, schemaFaults, yamlFault } from './faults.ts';
import { profileSchema, type ReadLogo, type WrittenProfile } from './schema.ts';
import { selectedKeys } from './selection.ts';

/** A checked workshop profile. Whatever is absent stays as it is without a profile. */
export interface Profile extends Omit<WrittenProfile, 'challenges'> {
  /** A data URL. */
  readonly logo?: string;
  /** Keys of the challenges that the interface shows, in the order of their ids; all when absent. */
  readonly challenges?: readonly string[];
}

export type ReadProfile =
  | { readonly kind: 'good'; readonly profile: Profile }
  /** Each string names the file, the place, what is wrong and what was expected: `workshop.yml, line 3: ...`. */
  | { readonly kind: 'bad'; readonly faults: readonly string[] };

export interface ProfileSurroundings {
  /** The challenges that the profile can choose from (`readBuiltChallenges`). */
  readonly challenges: readonly ReportedChallenge[];
  /** Reads the picture that the profile names or contains. */
  readonly readLogo: ReadLogo;
}

/** Reads and checks a workshop profile in YAML. Never throws. @param fileName for messages */
export function readProfile(text: string, fileName: string, surroundings: ProfileSurroundings): ReadProfile {
  const outcome = judge(text, surroundings);
  if (!Array.isArray(outcome)) {
    return { kind: 'good', profile: outcome };
  }
  const inOrder = outcome.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return {
    kind: 'bad',
    faults: inOrder.map(({ line, message }) =>
      printable(`${fileName}${line === null ? '' : `, line ${line}`}: ${message}`),
    ),
  };
}

/** The most lines, commas and colons that a profile may have, because the parser compares each setting of a group with all the others. */
const mostEntries = 5000;

const example = 'A profile has one setting in each line, such as "name: My workshop".';

function judge(text: string, { challenges, readLogo }: ProfileSurroundings): Profile | Fault[] {
  const whole = (message: string): Fault[] => [{ line: null, message }];
  if (/[\0\uFFFD]/.test(text)) {
    return whole('It is not text in UTF-8. Save it again with that encoding.');
  }
  if (text.split(/[\n,:]/, mostEntries + 1).length > mostEntries) {
    return whole('It has more lines and entries than a profile can have.');
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    return [yamlFault(error, text, lines)];
  }
  let content: unknown;
  try {
    content = document.toJS();
  } catch {
    return whole('It repeats parts of itself endlessly, or names a part that is not there (& and *).');
  }
  if (content === null) {
    return whole(`It says nothing. ${example}`);
  }
  if (typeof content !== 'object' || Array.isArray(content)) {
    return [{ line: 1, message: `It has no settings. ${example}` }];
  }
  const parsed = profileSchema(challenges, readLogo).safeParse(content);
  if (!parsed.success) {
    return parsed.error.issues.slice(0, mostFaults).flatMap((issue) => schemaFaults(issue, document, lines));
  }
  const contradictions = [...contradictionsIn(parsed.data)];
  if (contradictions.length > 0) {
    return contradictions.map(({ path, message }) => faultAt(path, message, document, lines));
  }
  const { challenges: selection, ...others } = parsed.data;
  if (selection === undefined) {
    return others;
  }
  const keys = selectedKeys(selection, challenges);
  return keys.length === 0
    ? [faultAt(['challenges'], 'No challenge is left by this selection.', document, lines)]
    : { ...others, challenges: keys };
}
