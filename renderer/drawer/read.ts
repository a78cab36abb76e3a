/** Returns the JSON at an address of the shop's; undefined when there is none. The page does without it then. */
export async function read(root: URL, path: string): Promise<unknown> {
  try {
    const response = await fetch(new URL(path, root));
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
