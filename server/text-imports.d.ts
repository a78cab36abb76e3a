/** A module and everything that it imports, as the source of one script (build/plugins/inside-quickjs.ts). */
declare module '*?inside-quickjs' {
  const text: string;
  export default text;
}
