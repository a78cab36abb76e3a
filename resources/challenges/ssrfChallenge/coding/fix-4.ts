/** Stores the picture at an address. @returns where the picture is now: in the shop, or at the address itself if nothing was fetched */
async function fetchPicture(url: string, userId: number, { decoy, uploads }: ShopContext): Promise<string> {
  if (!pictureEndings.some((ending) => url.toLowerCase().endsWith(`.${ending}`))) {
    throw new PageError('Pictures may not come from this address.', { status: 400 });
  }
  const result = await decoy.outbound.request({ url });
  const isThere =
    result.outcome === 'answered' && result.status >= 200 && result.status < 300 && result.body.length > 0;
  if (!isThere) {
    return url;
  }
  const ending = url.slice(url.lastIndexOf('.') + 1).toLowerCase();
  const name = `${userId}.${pictureEndings.includes(ending) ? ending : 'jpg'}`;
  await uploads.write(name, result.body);
  return `/assets/public/images/uploads/${name}`;
}
