import { type SolcVersion, solcVersions } from '../../../../../../shared/api/compilers.ts';

/** Every version of the contract (ui-learning.md 12.6), the default first; those that do not come with the shop are shown all the same. */
const all = ['0.8.21', '0.8.9', '0.7.6', '0.6.12', '0.5.17', '0.4.26', '0.3.6', '0.2.2', '0.1.7'] as const;

export const compilerVersions = all.map((version) => ({
  version,
  isHere: solcVersions.some((here) => here === version),
}));

/** A version that can be used. */
export function isSolcVersion(text: string): text is SolcVersion {
  return solcVersions.some((version) => version === text);
}
