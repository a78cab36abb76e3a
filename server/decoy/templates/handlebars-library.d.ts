declare module 'handlebars/dist/handlebars.js' {
  const handlebars: { compile(template: string): (data: unknown) => string };
  export default handlebars;
}
