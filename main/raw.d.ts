/** Declares Vite's way to bundle a file as a string. */
declare module '*.html?raw' {
  const text: string;
  export default text;
}
