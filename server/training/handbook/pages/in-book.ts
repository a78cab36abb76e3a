/**
 * Returns the HTML of a lesson as a chapter of the book, where all lessons are on one page: ids get the lesson's name in front, links to lessons lead
 * to their chapters, and headings are one level lower. The HTML is our own, in which quotes within text are escaped.
 */
export function inBook(lesson: string, html: string): string {
  const scoped = (ids: string) =>
    ids
      .split(' ')
      .map((id) => `${lesson}.${id}`)
      .join(' ');
  return html
    .replace(/(?<= (?:id|aria-labelledby|aria-describedby)=")[\w./ -]+/g, scoped)
    .replace(/url\(#([\w-]+)\)/g, `url(#${lesson}.$1)`)
    .replace(/ href="#([\w./-]+)"/g, ` href="#${lesson}.$1"`)
    .replace(/ href="\.\.\/#([\w./-]+)"/g, ` href="#part.$1"`)
    .replace(/ href="\.\.\/([a-z0-9-]+)\/"/g, (link, other: string) => (other === 'help' ? link : ` href="#${other}"`))
    .replace(/ href="\.\.\/([a-z0-9-]+)\/#([\w./-]+)"/g, (link, other: string, section: string) =>
      other === 'help' ? link : ` href="#${other}.${section}"`,
    )
    .replace(/(<\/?h)([1-5])\b/g, (_whole, start: string, level: string) => `${start}${Number(level) + 1}`);
}
