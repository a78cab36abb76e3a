/** The English texts of the tutorials, which the build takes out of the file (renderer/build/english-texts.ts). */
declare module '*/en.json?tutorials' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
