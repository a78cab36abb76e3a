/** Returns the id of a heading: `Before the workshop` becomes `before-the-workshop`, as on Git hosts. @param heading as HTML */
export function slug(heading: string): string {
  return heading
    .replace(/<[^>]+>/g, '')
    .toLowerCase()
    .replace(/&[a-z]+;|&#\d+;|[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(' ', '-');
}
