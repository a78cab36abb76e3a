import Handlebars from 'handlebars/dist/handlebars.js';

/** Renders a page's Handlebars layout. Runs inside QuickJS. @param globals JSON with `data` */
export function render(layout: string, globals: string): string {
  const { data = {} } = JSON.parse(globals);
  return Handlebars.compile(layout)(data);
}
