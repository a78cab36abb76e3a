/** A module with everything it imports as the text of one script (build/plugins/inside-quickjs.ts). */
declare module '*?inside-quickjs' {
  const text: string;
  export default text;
}
