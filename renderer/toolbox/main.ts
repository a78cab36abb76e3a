import { openToolbox } from './page.ts';
import { aes } from './tools/aes.ts';
import { base64 } from './tools/base64.ts';
import { dtd } from './tools/dtd.ts';
import { exif } from './tools/exif.ts';
import { hashids } from './tools/hashids.ts';
import { hex } from './tools/hex.ts';
import { hidden } from './tools/hidden.ts';
import { jwt } from './tools/jwt.ts';
import { keepass } from './tools/keepass.ts';
import { md5 } from './tools/md5.ts';
import { place } from './tools/place.ts';
import { rot } from './tools/rot.ts';
import { spellings } from './tools/spellings.ts';
import { totp } from './tools/totp.ts';
import { url } from './tools/url.ts';
import { wallet } from './tools/wallet.ts';
import { z85 } from './tools/z85.ts';

const root = document.getElementById('toolbox');
if (root !== null) {
  openToolbox(root, [
    base64,
    hex,
    url,
    rot,
    z85,
    hashids,
    jwt,
    totp,
    md5,
    aes,
    wallet,
    exif,
    place,
    hidden,
    spellings,
    keepass,
    dtd,
  ]);
}
