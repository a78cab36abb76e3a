/** Vite's way to bundle a file as text. */
declare module '*.html?raw' {
  const text: string;
  export default text;
}
