import Handlebars from 'handlebars/dist/handlebars.js';

/** Runs inside QuickJS: a Handlebars layout over the page that it lays out. @param globals JSON with `data` */
export function render(layout: string, globals: string): string {
  const { data = {} } = JSON.parse(globals);
  return Handlebars.compile(layout)(data);
}
