/** A part of the English texts, which the build extracts from the file (build/plugins/english-texts.ts). */
declare module '*/en/interface.json?backup' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en/interface.json?palette' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en/interface.json?tutorials' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en/interface.json?score-board' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en/interface.json?welcome' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en/interface.json?web3' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en/interface.json?drawer' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en/interface.json?paths' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en/interface.json?outward' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en/interface.json?lost' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en/interface.json?workbench' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en/interface.json?classroom' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*/en/interface.json?coding-challenge' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
