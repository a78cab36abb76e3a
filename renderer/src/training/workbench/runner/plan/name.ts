import type { Draft } from '../../model/draft.ts';
import { withoutMarks } from './template.ts';

/** Returns what a request is called: its method and its path. */
export function nameOf({ text }: Pick<Draft, 'text'>): string {
  const end = text.indexOf('\n');
  const [method = '', target = ''] = withoutMarks(end < 0 ? text : text.slice(0, end)).split(' ');
  const [path = ''] = target.split('?');
  const name = `${method} ${path}`.trim();
  return name.length > 60 ? `${name.slice(0, 59)}…` : name || '…';
}
