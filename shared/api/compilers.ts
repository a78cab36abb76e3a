/** The Solidity compilers that come with the shop, in the order in which the sandbox offers them (decision 38). */
export const solcVersions = ['0.8.21', '0.7.6', '0.6.12'] as const;

export type SolcVersion = (typeof solcVersions)[number];
