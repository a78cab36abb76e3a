/** A part of the English texts, which the build takes out of the file (renderer/build/english-texts.ts). */
declare module '*/en.json?backup' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en.json?tutorials' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en.json?score-board' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en.json?welcome' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en.json?web3' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
