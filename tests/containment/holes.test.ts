import { startShop } from '../support/shop.ts';
import { attempts } from './attempts/attempts.ts';
import { attackHoles } from './support/attack-holes.ts';

/* Through every hole of the shop, over HTTP. That each of these attempts can win is shown in controls.test.ts. */

attackHoles(attempts, startShop);
