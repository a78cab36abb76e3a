/** Placeholder; filled with the contract's strings in the next commit. */
export {};
